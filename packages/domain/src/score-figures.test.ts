import { expect, it } from 'vitest';
import { RATE_BANDS, rateBandOf, rateBandRange } from './rate-band.ts';
import { averageOf, bandsOf, deviationOf, percentileOf, SCORE_FIGURES } from './score-figures.ts';
import { ranksOf } from './score-ranking.ts';

const rates = [
  { rate: 40, records: 1 },
  { rate: 60, records: 2 },
  { rate: 100, records: 1 },
];

it('finds the middle and the ends of rates, between two records the part of the way', () => {
  expect(percentileOf(rates, 50)).toBe(60);
  expect(percentileOf(rates, 10)).toBe(46);
  expect(percentileOf(rates, 90)).toBe(88);
  expect(percentileOf([{ rate: 70, records: 1 }], 90)).toBe(70);
  expect(percentileOf([], 50)).toBeNull();
});

it('tells how far rates lie apart, and nothing of one alone', () => {
  expect(
    deviationOf([
      { rate: 40, records: 2 },
      { rate: 60, records: 2 },
    ]),
  ).toBe(10);
  expect(deviationOf([{ rate: 40, records: 1 }])).toBeNull();
});

it('counts every record or every mark the same', () => {
  const sums = { evaluated: 2, rateSum: 150, scoreSum: 55, maxScoreSum: 100 };
  expect([averageOf(sums, 'records'), averageOf(sums, 'points')]).toEqual([75, 55]);
  const none = { evaluated: 0, rateSum: 0, scoreSum: 0, maxScoreSum: 0 };
  expect([averageOf(none, 'records'), averageOf(none, 'points')]).toEqual([null, null]);
});

it('puts every rate into exactly one band, also those above 100 and below 0', () => {
  for (const rate of [-5, 0, 9.9, 10, 55.5, 89.9, 90, 100, 120]) {
    const isIn = RATE_BANDS.filter((band) => {
      const { from, below } = rateBandRange(band);
      return (from === null || rate >= from) && (below === null || rate < below);
    });
    expect(isIn, String(rate)).toEqual([rateBandOf(rate)]);
  }
  expect(bandsOf(rates)).toEqual({ '40': 1, '60': 2, '90': 1 });
});

it('has no improvement without a store to compare', () => {
  const counts = { evaluated: 0, rateSum: 0, scoreSum: 0, maxScoreSum: 0, weighting: 'records' as const, rates: [] };
  expect(SCORE_FIGURES.improvement.compute({ ...counts, compared: 0, riseSum: 0 })).toBeNull();
  expect(SCORE_FIGURES.improvement.compute({ ...counts, compared: 4, riseSum: -6 })).toBe(-1.5);
});

it('ranks the same average the same, and nobody of fewer than three records', () => {
  const ranks = ranksOf([
    { id: 'few', evaluated: 2, rate: 99 },
    { id: 'a', evaluated: 3, rate: 80 },
    { id: 'b', evaluated: 9, rate: 0.1 + 0.2 + 79.7 },
    { id: 'c', evaluated: 3, rate: 79 },
    { id: 'none', evaluated: 3, rate: null },
  ]);
  expect([...ranks]).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 3],
  ]);
});
