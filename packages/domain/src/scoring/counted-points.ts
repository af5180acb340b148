import type { ItemResult } from './item-result.ts';
import type { ScoringSettings } from './settings.ts';

/** What an answer came to, with its points and the most it could have; null where it has none. */
type Earned = Pick<ItemResult, 'result'> & { points: number | null; maxPoints: number | null };

/** Points as a report shows them. `isLeftOut`: the item was not applicable and does not count, neither for nor against. */
export interface CountedPoints {
  points: number | null;
  maxPoints: number | null;
  isLeftOut: boolean;
}

/**
 * The points with which an item counts: of one that was not applicable what the policy of its template says (left out, full or
 * zero), as `terms` reckons it; a bonus that was not applicable is always left out.
 */
export function countedPoints(
  { result, points, maxPoints }: Earned,
  isBonus: boolean,
  { naPolicy }: Pick<ScoringSettings, 'naPolicy'>,
): CountedPoints {
  if (result !== 'na' || points === null) return { points, maxPoints, isLeftOut: false };
  if (isBonus || naPolicy === 'exclude') return { points: null, maxPoints: null, isLeftOut: true };
  return { points: naPolicy === 'full' ? maxPoints : 0, maxPoints, isLeftOut: false };
}
