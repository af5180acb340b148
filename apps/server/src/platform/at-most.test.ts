import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('work waits in order and never runs more than its share at once', async () => {
  let running = 0;
  let most = 0;
  const work = atMost(2, async (n: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (n === 3) throw new Error('one fails');
    return n;
  });
  const got = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
  expect(most).toBe(2);
  expect(got.map((g) => g.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

it('a full queue refuses at once and tells when to come again', async () => {
  const release: (() => void)[] = [];
  const work = atMost(1, () => new Promise<void>((resolve) => release.push(resolve)), { waitingMost: 1 });
  const running = work();
  const waiting = work();
  await expect(work()).rejects.toMatchObject({ reason: 'NETWORK_EXCEPTION', details: { retryAfterS: 5 } });
  release.shift()?.();
  await running;
  const after = work();
  release.shift()?.();
  await waiting;
  release.shift()?.();
  await after;
});
