import { LEVEL_RAMP } from './level.ts';
import type { ReviewMode } from './review.ts';

/** How the reviewers of a level are found: by name, by a role at the store, or by their place above the initiator. */
export const REVIEWER_KINDS = ['members', 'role', 'area_manager', 'head'] as const;

/** What becomes of a level that nobody is found for. */
export const EMPTY_LEVEL_POLICIES = ['next_level', 'administrators', 'auto_approve'] as const;
export type EmptyLevelPolicy = (typeof EMPTY_LEVEL_POLICIES)[number];

/** Where the people of a task come from: a dispatch wins over a template, a template over the company. */
export type ProcessSource = 'dispatch' | 'template' | 'company';

/** A worst place on the ramp of four from which a result is reviewed; null: every result is. */
export type ReviewUpTo = (typeof LEVEL_RAMP)[number] | null;

/** Those whom the rule of a level found at a store. */
export interface FoundLevel {
  mode: ReviewMode;
  memberIds: readonly string[];
}

/** A level that a task gets. */
export interface SettledLevel extends FoundLevel {
  /** Its place in the plan, from 1. */
  no: number;
  /** Administrators stand in for those who were not found. */
  isStandIn: boolean;
}

export interface SettledReview {
  levels: SettledLevel[];
  /** Places in the plan, from 1, that nobody was found for. */
  empty: number[];
  /** Those whom each place of the plan names, and who are left out because they do the work. */
  ownWork: string[][];
  /** A review was asked for, and nobody is left to make it: nothing is created. */
  isBlocked: boolean;
}

interface Around {
  onEmpty: EmptyLevelPolicy;
  administratorIds: readonly string[];
  /** Nobody reviews their own work. */
  handlerIds: readonly string[];
}

/**
 * The review that a task gets (product 26). Somebody stands on the first of their levels only; those who do the work are left
 * out; a level without anybody is passed over, or administrators stand in: those whom no later level names, so that it does not lose them. Only `auto_approve` may leave a task without a review.
 */
export function settleLevels(
  found: readonly FoundLevel[],
  { onEmpty, administratorIds, handlerIds }: Around,
): SettledReview {
  const taken = new Set(handlerIds);
  const levels: SettledLevel[] = [];
  const empty: number[] = [];
  for (const [at, { mode, memberIds }] of found.entries()) {
    const free = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !taken.has(id));
    const own = free(memberIds);
    if (own.length === 0) empty.push(at + 1);
    const later = new Set(found.slice(at + 1).flatMap((level) => level.memberIds));
    const standIns = onEmpty === 'administrators' ? free(administratorIds).filter((id) => !later.has(id)) : [];
    const ids = own.length === 0 ? standIns : own;
    for (const id of ids) taken.add(id);
    if (ids.length > 0)
      levels.push({ no: at + 1, mode: own.length > 0 ? mode : 'any', memberIds: ids, isStandIn: own.length === 0 });
  }
  const ownWork = found.map(({ memberIds }) => [...new Set(memberIds)].filter((id) => handlerIds.includes(id)));
  return { levels, empty, ownWork, isBlocked: found.length > 0 && levels.length === 0 && onEmpty !== 'auto_approve' };
}

/** The review of a task whose people were chosen by name: those who do the work are left out here too. */
export const settleChosen = (chosen: readonly FoundLevel[], handlerIds: readonly string[]): SettledReview =>
  settleLevels(chosen, { onEmpty: 'next_level', administratorIds: [], handlerIds });

/** A result as the condition of a review reads it: `rank` from 0, the best, of `count` levels; null: it was not evaluated. */
interface Result {
  rank: number | null;
  count: number;
  redLines: number;
}

/** Whether a result has to be reviewed. Templates with fewer levels: their worst one always is. */
export function isReviewNeeded(upTo: ReviewUpTo, { rank, count, redLines }: Result): boolean {
  if (upTo === null || rank === null || redLines > 0) return true;
  return rank >= Math.min(LEVEL_RAMP.indexOf(upTo), count - 1);
}
