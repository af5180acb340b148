import { expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';
import { AppError } from './errors.ts';

/** Works that end when they are told to, in the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const settle = async () => {
    for (let i = 0; i < ends.length; i += 1) {
      ends[i]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { begun, work, settle };
}

const told = (call: Promise<string>): Promise<string> =>
  call.catch((error: unknown) => (error instanceof AppError ? error.reason : 'crashed'));

it('however many come from one address, another one waits for no more than a few of them', async () => {
  const inOrder = boundedQueue({ atOnce: 1, perKey: 2, waiting: 30 });
  const { begun, work, settle } = works();
  const flood = Array.from({ length: 58 }, (_, i) => told(inOrder('stranger', work(`stranger ${i}`))));
  const other = told(inOrder('other', work('other')));
  await settle();
  const answers = await Promise.all(flood);
  expect(answers.filter((one) => one === 'TOO_OFTEN')).toHaveLength(56);
  expect(await other).toBe('other');
  expect(begun).toEqual(['stranger 0', 'stranger 1', 'other']);
});

it('the addresses take turns: whoever sends many delays another one by a single work', async () => {
  const inOrder = boundedQueue({ atOnce: 1, perKey: 4, waiting: 30 });
  const { begun, work, settle } = works();
  const shop = Array.from({ length: 4 }, (_, i) => told(inOrder('shop', work(`shop ${i}`))));
  const others = ['a', 'b'].map((name) => told(inOrder(name, work(name))));
  await settle();
  expect(await Promise.all([...shop, ...others])).toEqual(['shop 0', 'shop 1', 'shop 2', 'shop 3', 'a', 'b']);
  expect(begun).toEqual(['shop 0', 'shop 1', 'a', 'b', 'shop 2', 'shop 3']);
});

it('has an end: what would wait behind too many of all addresses is refused at once', async () => {
  const inOrder = boundedQueue({ atOnce: 1, perKey: 2, waiting: 5 });
  const { begun, work, settle } = works();
  const answers = Array.from({ length: 20 }, (_, i) => told(inOrder(`address ${i}`, work(`${i}`))));
  await settle();
  expect((await Promise.all(answers)).filter((one) => one === 'NETWORK_EXCEPTION')).toHaveLength(14);
  expect(begun).toEqual(['0', '1', '2', '3', '4', '5']);
  // It takes new ones again.
  const later = told(inOrder('address 19', work('later')));
  await settle();
  expect(await later).toBe('later');
});

it('gives a place back when a work fails', async () => {
  const inOrder = boundedQueue({ atOnce: 1, perKey: 1, waiting: 1 });
  const fail = () => Promise.reject(new AppError('STALE'));
  expect(await told(inOrder('a', fail))).toBe('STALE');
  expect(await told(inOrder('a', () => Promise.resolve('done')))).toBe('done');
});
