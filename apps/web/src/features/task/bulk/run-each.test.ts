import { expect, test } from 'vitest';
import { runEach } from './run-each.ts';

test('every row gets its own result, in the order of the rows, whatever finishes first', async () => {
  const release: (() => void)[] = [];
  const wait = (row: number) =>
    new Promise<string | null>((resolve) => {
      release[row] = () => resolve(row % 2 === 0 ? null : `no ${row}`);
    });
  const progress: number[] = [];
  const running = runEach([0, 1, 2], wait, (done) => progress.push(done));
  for (const row of [2, 0, 1]) release[row]?.();
  expect(await running).toEqual([
    { row: 0, failure: null },
    { row: 1, failure: 'no 1' },
    { row: 2, failure: null },
  ]);
  expect(progress).toEqual([1, 2, 3]);
});

test('a few rows are under way at once, never all of many', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return null;
  };
  const outcomes = await runEach(Array.from({ length: 50 }), work, () => {});
  expect(outcomes).toHaveLength(50);
  expect(most).toBe(4);
});
