import { LIMIT } from './limit.ts';

/** How fast an inspection was. */
interface Pace {
  /** Items answered in it, without those that were carried over. */
  answered: number;
  /** Of them in less than two seconds. */
  fast: number;
  durationS: number;
  /** Of the newest records of the template; null: too few to compare. */
  medianS: number | null;
}

/** Why a pace is not plausible (product 7 (c) 1). */
export const PACE_DOUBTS = ['fast_items', 'short'] as const;
export type PaceDoubt = (typeof PACE_DOUBTS)[number];

/**
 * How many of the items answered one by one took less than two seconds. The page counts time for each of these; what it counted none
 * for was passed with the rest at one stroke and says nothing about the pace. Where it counted none at all, each was answered in no time.
 */
export function paceOf(
  itemIds: readonly string[],
  seconds: Readonly<Record<string, number>>,
): Pick<Pace, 'answered' | 'fast'> {
  const timed = itemIds.filter((id) => seconds[id] !== undefined);
  const answered = timed.length > 0 ? timed : itemIds;
  const fast = answered.filter((id) => (seconds[id] ?? 0) < LIMIT.pace.itemSeconds).length;
  return { answered: answered.length, fast };
}

/** More than 30 % of the items in less than 2 s; less than 25 % of the time others take. */
export function paceDoubts({ answered, fast, durationS, medianS }: Pace): PaceDoubt[] {
  const isFast = answered > 0 && fast * LIMIT.percent > answered * LIMIT.pace.fastPercent;
  const isShort = medianS !== null && durationS * LIMIT.percent < medianS * LIMIT.pace.leastOfMedianPercent;
  return [...(isFast ? (['fast_items'] as const) : []), ...(isShort ? (['short'] as const) : [])];
}
