import { quotient } from './percent.ts';
import { type RateBand, rateBandOf } from './rate-band.ts';
import { roundHalfUp } from './scoring/round.ts';
import { FORMULAS } from './statistics.ts';

/** How an average is made: every record counts the same, or every mark that could be reached. */
export const WEIGHTINGS = ['records', 'points'] as const;
export type Weighting = (typeof WEIGHTINGS)[number];

/** By what the stores are ranked: the rates that were given, or those corrected for the strictness of who gave them. */
export const RANKED_BY = ['given', 'adjusted'] as const;
export type RankedBy = (typeof RANKED_BY)[number];

/** How many scored records have one rate, percent. */
export interface RateCount {
  rate: number;
  records: number;
}

/** Sums of scored records. */
export interface ScoreSums {
  evaluated: number;
  rateSum: number;
  scoreSum: number;
  maxScoreSum: number;
}

/** What the scored records of a period come to. */
export interface ScoreCounts extends ScoreSums {
  weighting: Weighting;
  /** One row a rate, the lowest first. */
  rates: readonly RateCount[];
  /** Stores with a scored record in this period and in the one before, and by how much their averages rose, percentage points. */
  compared: number;
  riseSum: number;
}

interface ScoreFigure {
  unit: 'percent' | 'points';
  isMoreBetter: boolean;
  /** null where it cannot be computed. */
  compute: (counts: ScoreCounts) => number | null;
}

/** The figures of the scores. The words of each formula are `scoreStatistics.formula.<key>` of the messages. */
export const SCORE_FIGURES = {
  average: { unit: 'percent', isMoreBetter: true, compute: (counts) => averageOf(counts, counts.weighting) },
  median: { unit: 'percent', isMoreBetter: true, compute: ({ rates }) => percentileOf(rates, 50) },
  p10: { unit: 'percent', isMoreBetter: true, compute: ({ rates }) => percentileOf(rates, 10) },
  p90: { unit: 'percent', isMoreBetter: true, compute: ({ rates }) => percentileOf(rates, 90) },
  deviation: { unit: 'points', isMoreBetter: false, compute: ({ rates }) => deviationOf(rates) },
  improvement: {
    unit: 'points',
    isMoreBetter: true,
    compute: ({ riseSum, compared }) => quotient(riseSum, compared, 1),
  },
} as const satisfies Record<string, ScoreFigure>;
export type ScoreFigureKey = keyof typeof SCORE_FIGURES;
export const SCORE_FIGURE_KEYS = Object.keys(SCORE_FIGURES) as ScoreFigureKey[];

/** The average of scored records, percent with one decimal; null of none. */
export const averageOf = (
  { evaluated, rateSum, scoreSum, maxScoreSum }: ScoreSums,
  weighting: Weighting,
): number | null =>
  weighting === 'points'
    ? FORMULAS.weightedRate.compute({ scoreSum, maxScoreSum })
    : FORMULAS.meanRate.compute({ rateSum, evaluated });

/**
 * The rate below which a share (0..100) of the records lies, one decimal; between two records the part of the way between them
 * (`percentile_cont` of SQL). null of none.
 */
export function percentileOf(rates: readonly RateCount[], share: number): number | null {
  const records = countOf(rates);
  if (records === 0) return null;
  const place = ((records - 1) * share) / 100;
  const low = rateAt(rates, Math.floor(place));
  const high = rateAt(rates, Math.ceil(place));
  return roundHalfUp(low + (high - low) * (place - Math.floor(place)), 1);
}

/** The rate of the record at a place, 0 the lowest. */
function rateAt(rates: readonly RateCount[], place: number): number {
  let passed = 0;
  for (const { rate, records } of rates) {
    passed += records;
    if (place < passed) return rate;
  }
  return rates.at(-1)?.rate ?? 0;
}

/** The standard deviation of all there are (not of a sample), percentage points with one decimal; null of fewer than two. */
export function deviationOf(rates: readonly RateCount[]): number | null {
  const records = countOf(rates);
  if (records < 2) return null;
  const mean = rates.reduce((sum, one) => sum + one.rate * one.records, 0) / records;
  const squares = rates.reduce((sum, one) => sum + one.records * (one.rate - mean) ** 2, 0);
  return roundHalfUp(Math.sqrt(squares / records), 1);
}

const countOf = (rates: readonly RateCount[]): number => rates.reduce((sum, { records }) => sum + records, 0);

/** How many records lie in each band of rates. */
export function bandsOf(rates: readonly RateCount[]): Partial<Record<RateBand, number>> {
  const bands: Partial<Record<RateBand, number>> = {};
  for (const { rate, records } of rates) bands[rateBandOf(rate)] = (bands[rateBandOf(rate)] ?? 0) + records;
  return bands;
}
