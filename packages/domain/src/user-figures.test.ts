import { expect, it } from 'vitest';
import { spreadOf, USER_FIGURES } from './user-figures.ts';

it('tells how far inspectors lie apart, and nothing of one alone', () => {
  expect(spreadOf([-5, 5])).toBe(5);
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
  expect([spreadOf([]), spreadOf([3])]).toEqual([null, null]);
});

it('divides minutes by inspections and inspections by inspectors', () => {
  const counts = { inspectors: 4, records: 10, evaluated: 0, rateSum: 0, durationSumS: 9_000, due: 0, inTime: 0 };
  const sums = { ...counts, scoreSum: 0, maxScoreSum: 0, weighting: 'records' as const };
  const all = { ...sums, compared: 0, differences: [] };
  expect(USER_FIGURES.duration.compute(all)).toBe(15);
  expect(USER_FIGURES.perInspector.compute(all)).toBe(2.5);
  expect([USER_FIGURES.average.compute(all), USER_FIGURES.onTime.compute(all)]).toEqual([null, null]);
  const scored = { ...all, evaluated: 2, rateSum: 150, scoreSum: 60, maxScoreSum: 100 };
  expect(USER_FIGURES.average.compute(scored)).toBe(75);
  expect(USER_FIGURES.average.compute({ ...scored, weighting: 'points' })).toBe(60);
});
