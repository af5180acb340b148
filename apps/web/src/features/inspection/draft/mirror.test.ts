import { expect, it } from 'vitest';
import { createMirror } from './mirror.ts';

it('writes one at a time, and of what comes meanwhile the last only', async () => {
  const written: number[] = [];
  const open: (() => void)[] = [];
  const mirror = createMirror<number>(
    async (value) => {
      await new Promise<void>((resolve) => open.push(resolve));
      written.push(value);
    },
    () => undefined,
  );
  for (const value of [1, 2, 3]) mirror.put(value);
  open.shift()?.();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  open.shift()?.();
  expect(await mirror.settled()).toBe(true);
  expect(written).toEqual([1, 3]);
});

it('tells what could not be written, and is whole again with the next that can', async () => {
  const failures: unknown[] = [];
  let isFull = true;
  const write = () => (isFull ? Promise.reject(new Error('full')) : Promise.resolve());
  const mirror = createMirror<number>(write, (cause) => failures.push(cause));
  mirror.put(1);
  expect(await mirror.settled()).toBe(false);
  isFull = false;
  mirror.put(2);
  expect([await mirror.settled(), failures.length]).toEqual([true, 1]);
});
