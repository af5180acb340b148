import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { z } from 'zod';
import { id, instant, line, personRef, text } from './kit/shapes.ts';
import { performChoice, processChoice } from './process-plan.ts';
import { reviewLevel } from './task-rows.ts';

/** Of several who could do it at a shop: the first to begin, each of them, or one, so that all have as much to do (N8.2). */
const how = z.enum(['any', 'all', 'even']).default('any');

/** Who does it, asked once for every shop of a dispatch. */
export const executorRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('members'),
    memberIds: z.array(id).min(1, 'required').max(LIMIT.task.executors),
    how,
  }),
  z.object({ kind: z.literal('manager') }),
  /** Heads of the department in which the store's manager works, or of the nearest one above that has any. */
  z.object({ kind: z.literal('department_head'), how }),
  z.object({ kind: z.literal('role'), roleId: id, how }),
]);

/** Why a shop stops a dispatch. */
const BLOCKED_BY = ['no_executor', 'not_open', 'no_manager', 'no_reviewer', 'not_shared'] as const;

/** In place of one deadline: it ends at 23:59 so many days after the start, on the clock of each store (product 8); 0: the day it starts. */
export const deadlineDays = z.number().int().min(0).max(LIMIT.cycle.termDays);

/** Everything a dispatch decides, for its preview and for itself. */
export const dispatchPlan = {
  name: line(LIMIT.name.task),
  description: text(LIMIT.text.description).default(''),
  /** Pictures that show what is meant, and documents: together as many as a task takes. */
  photoIds: z.array(id).max(LIMIT.task.attachments).default([]),
  documentIds: z.array(id).max(LIMIT.task.attachments).default([]),
  mode: z.enum(MODES),
  purpose: z.enum(PURPOSES).default('regular'),
  /** Each store gets a task of each of them. */
  templateIds: z.array(id).min(1, 'required').max(LIMIT.task.templates),
  shopIds: z.array(id).max(LIMIT.task.shops).default([]),
  groupIds: z.array(id).max(LIMIT.task.groups).default([]),
  /** Left out of the groups. */
  excludedIds: z.array(id).max(LIMIT.task.shops).default([]),
  /** Shops that would stop it for these reasons are left out, however many they are; for one template alone where only that one is stopped. */
  leftOut: z.array(z.enum(BLOCKED_BY)).max(BLOCKED_BY.length).default([]),
  executor: executorRule,
  /** `default`: the process that template or company preset, in place of the three below. */
  process: processChoice,
  ...performChoice,
  /** Review is on unless it is switched off here. */
  review: z.boolean().default(true),
  /** Of a review of one level, any of them; with more levels or another mode `reviewLevels` stands in its place. */
  reviewerIds: z.array(id).max(LIMIT.task.reviewers).default([]),
  reviewLevels: z.array(reviewLevel).max(LIMIT.task.reviewLevels).default([]),
  ccIds: z.array(id).max(LIMIT.task.cc).default([]),
  /** Absent: at once. */
  startAt: instant.optional(),
  /** Needed where neither of the two below is given, and not read where one is. */
  deadlineAt: instant.optional(),
  deadlineDays: deadlineDays.optional(),
  /** In place of one deadline: so many hours from the start that only run while the store is open. */
  openHours: z.number().int().min(1).max(LIMIT.cycle.termHours).optional(),
  deadlinePolicy: z.enum(['allow_late', 'close']).default(DEFAULTS.lateTasks),
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
  reason: z.enum(BLOCKED_BY),
  /** The one of several templates that it stops at the shop; null: all of them. */
  template: personRef.nullable(),
});
