import { expect, it } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

it('work of one key runs in its order, also after work that failed; another key does not wait', async () => {
  const inOrder = oneAfterAnother();
  const done: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = inOrder('a', async () => {
    await gate;
    done.push('a1');
    throw new Error('a1 failed');
  });
  const second = inOrder('a', async () => {
    done.push('a2');
  });
  await inOrder('b', async () => {
    done.push('b1');
  });
  open();
  await expect(first).rejects.toThrow('a1 failed');
  await second;
  expect(done).toEqual(['b1', 'a1', 'a2']);
});
