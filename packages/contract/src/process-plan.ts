import { LEVEL_RAMP } from '@rondo/domain/level';
import { LIMIT } from '@rondo/domain/limit';
import { EMPTY_LEVEL_POLICIES } from '@rondo/domain/process-plan';
import { REVIEW_MODES } from '@rondo/domain/review';
import { z } from 'zod';
import { id } from './kit/shapes.ts';

/** People by name. */
export const namedPeople = (most: number) =>
  z.object({ kind: z.literal('members'), memberIds: z.array(id).min(1, 'required').max(most) });
export const roleAtStore = z.object({ kind: z.literal('role'), roleId: id });
export const areaManager = z.object({ kind: z.literal('area_manager') });

/** How the reviewers of a level are found, asked anew for every store. */
const reviewerRule = z.discriminatedUnion('kind', [
  namedPeople(LIMIT.task.reviewers),
  roleAtStore,
  areaManager,
  z.object({ kind: z.literal('head') }),
]);
export type ReviewerRule = z.output<typeof reviewerRule>;

export const levelPlans = z
  .array(z.object({ mode: z.enum(REVIEW_MODES), who: reviewerRule }))
  .max(LIMIT.task.reviewLevels);

/** Who reviews an inspection and who gets copies of it when it is complete. */
export const processPlan = z.object({
  levels: levelPlans,
  onEmpty: z.enum(EMPTY_LEVEL_POLICIES),
  reviewUpTo: z.enum(LEVEL_RAMP).nullable(),
  ccIds: z.array(id).max(LIMIT.task.cc),
  ccRoleIds: z.array(id).max(LIMIT.member.roles),
  allowsOverride: z.boolean(),
});
export type ProcessPlan = z.output<typeof processPlan>;

/** Whether a task takes the default process, or the people that were chosen for it. */
export const processChoice = z.enum(['own', 'default']).default('own');
