import { RANKED_BY, type RankedBy, WEIGHTINGS, type Weighting } from '@rondo/domain/score-figures';
import { COMMON_FILTERS, isOneOf, usableOf } from './filter.ts';

/**
 * The filters of the scores as they stand in its address: how averages are made, by what stores are ranked, and whether only those
 * scored in both periods are listed.
 */
export const SCORE_FILTERS = [...COMMON_FILTERS, 'weighting', 'by', 'both'] as const;
export type ScoreFilterName = (typeof SCORE_FILTERS)[number];
export type ScoreFilters = Record<ScoreFilterName, string[]>;

/** Lists of the page itself that numbers open. */
const SCORE_ROWS = ['ranking'] as const;

/** The filters without what cannot be asked for. */
export const usableScores = (filters: ScoreFilters) =>
  usableOf<ScoreFilterName>(filters, {
    rows: isOneOf(SCORE_ROWS),
    weighting: isOneOf(WEIGHTINGS),
    by: isOneOf(RANKED_BY),
    both: isOneOf(['true']),
  });

/** How averages are made: every record the same until something else is chosen. */
export const weightingOf = (filters: Pick<ScoreFilters, 'weighting'>): Weighting =>
  WEIGHTINGS.find((one) => one === filters.weighting[0]) ?? 'records';

/** By what stores are ranked: what was given until something else is chosen. */
export const rankedBy = (filters: Pick<ScoreFilters, 'by'>): RankedBy =>
  RANKED_BY.find((one) => one === filters.by[0]) ?? 'given';
