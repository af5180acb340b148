import { expect, it } from 'vitest';
import { playableAt, together } from './recording.ts';

it('a clock stands still where something was recorded, goes to the next beginning in a gap, and nowhere behind the last', () => {
  const stretches = [
    { from: 10, to: 20 },
    { from: 50, to: 60 },
  ];
  expect([0, 10, 15, 20, 30, 59, 60].map((at) => playableAt(stretches, at))).toEqual([10, 10, 15, 50, 50, 59, null]);
});

it('several cameras have a recording where one of them has', () => {
  const one = [{ from: 0, to: 10 }];
  const other = [
    { from: 5, to: 12 },
    { from: 14, to: 20 },
    { from: 40, to: 50 },
  ];
  expect(together([one, other], 2)).toEqual([
    { from: 0, to: 20 },
    { from: 40, to: 50 },
  ]);
  expect(one).toEqual([{ from: 0, to: 10 }]);
});
