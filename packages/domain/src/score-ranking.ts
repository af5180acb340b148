import { LIMIT } from './limit.ts';
import { roundHalfUp } from './scoring/round.ts';

/** A store by its average, percent, and of how many scored records. */
export interface RankedShop {
  id: string;
  evaluated: number;
  /** null: nothing to rank it by. */
  rate: number | null;
}

/** Whether so many scored records are enough to be ranked (N12.3). */
export const isEnoughToRank = (evaluated: number): boolean => evaluated >= LIMIT.rank.samples;

/** Far below what is shown, far above the dust of binary fractions. */
const DECIMALS = 6;

/** The ranks of stores, 1 the best, the same for the same average; those with too few records have none. */
export function ranksOf(shops: readonly RankedShop[]): Map<string, number> {
  const listed = shops.flatMap(({ id, evaluated, rate }) =>
    rate === null || !isEnoughToRank(evaluated) ? [] : [{ id, rate: roundHalfUp(rate, DECIMALS) }],
  );
  const ranks = new Map<string, number>();
  let [rank, last] = [0, Number.NaN];
  for (const [index, { id, rate }] of listed.toSorted((a, b) => b.rate - a.rate).entries()) {
    if (rate !== last) [rank, last] = [index + 1, rate];
    ranks.set(id, rank);
  }
  return ranks;
}
