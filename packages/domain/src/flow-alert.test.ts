import { expect, it } from 'vitest';
import { dropPercent } from './flow-alert.ts';

it('a day is a drop from 30% below the mean of its weekdays on', () => {
  expect(dropPercent(70, [100, 100, 100, 100])).toBe(30);
  expect(dropPercent(71, [100, 100, 100, 100])).toBeNull();
  expect(dropPercent(0, [100])).toBeNull();
  expect(dropPercent(0, [0, 0, 0, 0])).toBeNull();
});
