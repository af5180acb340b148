import { expect, it } from 'vitest';
import { follow, LEAST_MS, marks, shift, zoom } from './timeline-view.ts';

const HOUR = 3_600_000;
const day = { from: 0, to: 24 * HOUR };

it('zooms around a moment that stays in its place, between the whole day and five minutes', () => {
  expect(zoom(day, day, 6 * HOUR, 0.5)).toEqual({ from: 3 * HOUR, to: 15 * HOUR });
  const least = zoom(day, day, 6 * HOUR, 0.000_1);
  expect(least.to - least.from).toBe(LEAST_MS);
  expect(zoom(day, least, 6 * HOUR, 10_000)).toEqual(day);
});

it('never leaves the day, and goes after the moment that plays', () => {
  const view = { from: 0, to: HOUR };
  expect(shift(day, view, -HOUR)).toEqual(view);
  expect(shift(day, view, 30 * HOUR)).toEqual({ from: 23 * HOUR, to: 24 * HOUR });
  expect(follow(day, view, HOUR / 2)).toBe(view);
  expect(follow(day, view, 5 * HOUR)).toEqual({ from: 4.75 * HOUR, to: 5.75 * HOUR });
});

it('marks full steps only, as many as there is room for', () => {
  expect(marks(day, day, 8)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => hour * HOUR));
  expect(marks(day, { from: HOUR + 1, to: HOUR + LEAST_MS }, 5)).toEqual([1, 2, 3, 4, 5].map((n) => HOUR + n * 60_000));
});
