import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeOff } from './take-off.ts';

it('takes as many as there are to take, by share, and leaves nobody below 0', () => {
  expect(takeOff([10, 30, 0], 8)).toEqual([8, 24, 0]);
  expect(takeOff([1, 1, 1], 2)).toEqual([0, 0, 1]);
  expect(takeOff([3, 4], 100)).toEqual([0, 0]);
  expect(takeOff([], 5)).toEqual([]);
  const all = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0);
  fc.assert(
    fc.property(fc.array(fc.nat(500)), fc.nat(5_000), (numbers, many) => {
      const left = takeOff(numbers, many);
      expect(all(left)).toBe(all(numbers) - Math.min(many, all(numbers)));
      left.forEach((one, at) => {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(numbers[at] ?? 0);
      });
    }),
  );
});
