import { expect, it } from 'vitest';
import { rateAxis } from './trend-option.ts';

it('holds every rate between round ticks inside 0..100', () => {
  for (let low = 0; low <= 100; low += 7) {
    for (let high = low; high <= 100; high += 9) {
      const { min, max, interval } = rateAxis([high, low]);
      expect(min <= low && max >= high && min >= 0 && max <= 100).toBe(true);
      expect((max - min) % interval).toBe(0);
    }
  }
});

it('has an axis without any rate', () => {
  expect(rateAxis([])).toEqual({ min: 90, max: 100, interval: 5 });
});
