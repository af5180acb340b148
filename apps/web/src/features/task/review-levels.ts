import type { ReviewMode } from '@rondo/domain/review';

/** One level of a review as it is typed. */
export interface ReviewLevel {
  mode: ReviewMode;
  memberIds: readonly string[];
}

/** What is wrong with the levels, `null` when nothing is: a level without people, somebody on two levels, nobody at all. */
export function faultOf(levels: readonly ReviewLevel[], isNeeded: boolean): 'empty' | 'twice' | 'nobody' | null {
  if (levels.length === 0) return isNeeded ? 'nobody' : null;
  if (levels.some(({ memberIds }) => memberIds.length === 0)) return 'empty';
  const ids = levels.flatMap(({ memberIds }) => memberIds);
  return new Set(ids).size < ids.length ? 'twice' : null;
}
