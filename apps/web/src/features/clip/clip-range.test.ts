import { expect, it } from 'vitest';
import { missingOf, moved, rangeAround } from './clip-range.ts';

const MINUTE_MS = 60_000;
const day = { from: 0, to: 24 * 60 * MINUTE_MS };
const range = { from: 10 * MINUTE_MS, to: 11 * MINUTE_MS };

it('a clip is first a minute around the moment that plays, within the day', () => {
  expect(rangeAround(day, 5 * MINUTE_MS)).toEqual({ from: 4.5 * MINUTE_MS, to: 5.5 * MINUTE_MS });
  expect(rangeAround(day, 0)).toEqual({ from: 0, to: MINUTE_MS });
  expect(rangeAround(day, day.to)).toEqual({ from: day.to - MINUTE_MS, to: day.to });
});

it('an end stops at the other one and at the day, and takes the other along where the clip would last more than ten minutes', () => {
  expect(moved(day, range, 'from', 9 * MINUTE_MS)).toEqual({ from: 9 * MINUTE_MS, to: range.to });
  expect(moved(day, range, 'from', 20 * MINUTE_MS)).toEqual({ from: range.to - 1_000, to: range.to });
  expect(moved(day, range, 'to', 0)).toEqual({ from: range.from, to: range.from + 1_000 });
  expect(moved(day, range, 'from', -5)).toEqual({ from: 0, to: 10 * MINUTE_MS });
  expect(moved(day, range, 'to', 30 * MINUTE_MS)).toEqual({ from: 20 * MINUTE_MS, to: 30 * MINUTE_MS });
  expect(moved(day, range, 'to', day.to + 5)).toEqual({ from: day.to - 10 * MINUTE_MS, to: day.to });
});

it('what of a range was not recorded is counted', () => {
  expect(
    missingOf(range, [
      { from: 0, to: range.from + 20_000 },
      { from: range.from + 50_000, to: day.to },
    ]),
  ).toBe(30_000);
  expect(missingOf(range, [])).toBe(MINUTE_MS);
  expect(missingOf(range, [day])).toBe(0);
});
