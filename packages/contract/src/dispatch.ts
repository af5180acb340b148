import { LIMIT } from '@rondo/domain/limit';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { z } from 'zod';
import { id, instant, line, text } from './kit/shapes.ts';
import { processChoice } from './process-plan.ts';

/** Who does it, asked once for every shop of a dispatch. */
export const executorRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('members'),
    memberIds: z.array(id).min(1, 'required').max(LIMIT.task.executors),
    how: z.enum(['any', 'all']).default('any'),
  }),
  z.object({ kind: z.literal('manager') }),
  /** Heads of the department in which the store's manager works, or of the nearest one above that has any. */
  z.object({ kind: z.literal('department_head'), how: z.enum(['any', 'all']).default('any') }),
  z.object({ kind: z.literal('role'), roleId: id, how: z.enum(['any', 'all']).default('any') }),
]);

/** Everything a dispatch decides, for its preview and for itself. */
export const dispatchPlan = {
  name: line(LIMIT.name.task),
  description: text(LIMIT.text.description).default(''),
  mode: z.enum(MODES),
  purpose: z.enum(PURPOSES).default('regular'),
  templateId: id,
  shopIds: z.array(id).max(LIMIT.task.shops).default([]),
  groupIds: z.array(id).max(LIMIT.task.groups).default([]),
  /** Left out of the groups. */
  excludedIds: z.array(id).max(LIMIT.task.shops).default([]),
  executor: executorRule,
  /** `default`: the process that template or company preset, in place of the three below. */
  process: processChoice,
  /** On site: whether the store signs; absent: as template or company preset. */
  signOff: z.boolean().optional(),
  /** Review is on unless it is switched off here (C3). */
  review: z.boolean().default(true),
  reviewerIds: z.array(id).max(LIMIT.task.reviewers).default([]),
  ccIds: z.array(id).max(LIMIT.task.cc).default([]),
  /** Absent: at once. */
  startAt: instant.optional(),
  deadlineAt: instant,
  deadlinePolicy: z.enum(['allow_late', 'close']).default('allow_late'),
};

/** Finds stores for a dispatch: those nobody has been to, those with the lowest scores, those with a tag. */
export const shopRule = z.discriminatedUnion('by', [
  z.object({ by: z.literal('not_inspected'), days: z.number().int().min(1).max(LIMIT.task.notInspectedDays) }),
  z.object({ by: z.literal('worst'), count: z.number().int().min(1).max(LIMIT.task.worst) }),
  z.object({ by: z.literal('tag'), tags: z.array(line(LIMIT.shop.tag)).min(1, 'required').max(LIMIT.shop.tags) }),
]);

/** Shops that nobody can be found for stop a dispatch until they are resolved or left out. */
export const blocker = z.object({
  shopId: id,
  shopName: z.string(),
  reason: z.enum(['no_executor', 'not_open', 'no_manager', 'no_reviewer']),
});
