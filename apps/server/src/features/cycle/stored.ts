import { cycleSchedule } from '@rondo/contract/cycle-schedule';
import { executorRule } from '@rondo/contract/dispatch';
import { reviewLevel } from '@rondo/contract/task-rows';
import { type CycleView, cycleMachine } from '@rondo/domain/cycle';
import type { SkipRules } from '@rondo/domain/cycle/next-runs';
import type { FoundLevel } from '@rondo/domain/process-plan';
import { SHOP_STATES, type ShopState } from '@rondo/domain/shop';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Cycle } from '../../platform/db/schema.gen.ts';

export type CycleRecord = Selectable<Cycle>;

const storedLevels = z.array(reviewLevel).nullable();

/** The levels of its own review; none: nobody reviews, or the default process says who does. */
export function levelsOf({ reviewer_ids, review_levels }: Pick<CycleRecord, 'reviewer_ids' | 'review_levels'>) {
  const levels = storedLevels.parse(review_levels);
  if (levels) return levels;
  return reviewer_ids.length === 0 ? [] : [{ mode: 'any' as const, memberIds: reviewer_ids }];
}

/** Levels as their columns; the simple ones need no document. */
export const levelColumns = (levels: readonly FoundLevel[]) => ({
  reviewer_ids: levels.flatMap(({ memberIds }) => [...memberIds]),
  review_levels: levels.length > 1 || levels.some(({ mode }) => mode !== 'any') ? JSON.stringify(levels) : null,
});

/** What a row holds as documents, parsed by the shapes that wrote them. */
export const storedPlan = (row: Pick<CycleRecord, 'schedule' | 'executor'>) => ({
  schedule: cycleSchedule.parse(row.schedule),
  executor: executorRule.parse(row.executor),
});

/** Which days without business it leaves out. */
export const skipRules = (row: Pick<CycleRecord, 'skips_holidays' | 'skips_days_off'>): SkipRules => ({
  holidays: row.skips_holidays,
  daysOff: row.skips_days_off,
});

/** Where a row leads. */
export const targetOf = (row: Pick<CycleRecord, 'shop_ids' | 'group_ids' | 'excluded_ids'>) => ({
  shopIds: row.shop_ids,
  groupIds: row.group_ids,
  excludedIds: row.excluded_ids,
});

/** The templates of a row, the first one first. */
export const templateIdsOf = (row: Pick<CycleRecord, 'template_id' | 'more_template_ids'>): string[] => [
  row.template_id,
  ...row.more_template_ids,
];

/** What the policy needs to know of a row. The database's CHECK keeps its state one of the machine's. */
export function viewOf(row: Pick<CycleRecord, 'state' | 'owner_id'>): Omit<CycleView, 'isCovered'> {
  const state = cycleMachine.states.find((one) => one === row.state);
  if (!state) throw new Error(`unknown cycle state ${row.state}`);
  return { state, ownerId: row.owner_id };
}

/** The database's CHECK keeps it one of the union. */
export function oneOf<T extends string>(all: readonly T[], text: string): T {
  const found = all.find((one) => one === text);
  if (!found) throw new Error(`unknown value ${text}`);
  return found;
}

export const shopStateOf = (text: string): ShopState => oneOf(SHOP_STATES, text);
