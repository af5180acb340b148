import { LEVEL_RAMP } from '@rondo/domain/level';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { EMPTY_LEVEL_POLICIES } from '@rondo/domain/process-plan';
import { REVIEW_MODES } from '@rondo/domain/review';
import { CLOCK_TYPES } from '@rondo/domain/work-clock';
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

/** How an inspection is carried out, and what its reviewers may do. What was said before these existed says the defaults. */
const performRules = {
  /** On site: the manager of the store signs before it is submitted. */
  signOff: z.boolean().default(false),
  reviewerMayEdit: z.boolean().default(false),
  /** A review that takes longer is pressed for, then told to whoever leads the reviewers. */
  reviewHours: z.number().int().min(1).max(LIMIT.rectification.limitHours).default(DEFAULTS.reviewHours),
  /** A result without a red line is approved instead, when nobody has reviewed it after two reminders. Never of self-inspections. */
  autoApproves: z.boolean().default(false),
  /** Copies only where an item failed. */
  ccOnlyFailed: z.boolean().default(false),
  /** The task is complete only after all rectifications that it found. */
  afterRectifications: z.boolean().default(false),
  /** What deadlines of new dispatches and cycles begin with: a time, or (`business`) opening hours. Each may say otherwise. */
  deadlineClock: z.enum(CLOCK_TYPES).default(DEFAULTS.deadlineClock),
  /** Self-inspections: photos come from the camera, nothing is chosen from files. Not read of other modes. */
  cameraOnly: z.boolean().default(true),
  /** Self-inspections: so many items are drawn from the list; null: all of them are asked. */
  sampleItems: z.number().int().min(1).max(LIMIT.template.items).nullable().default(null),
};

/** Who reviews an inspection and who gets copies of it when it is complete, and how it is carried out. */
export const processPlan = z.object({
  levels: levelPlans,
  onEmpty: z.enum(EMPTY_LEVEL_POLICIES),
  reviewUpTo: z.enum(LEVEL_RAMP).nullable(),
  ccIds: z.array(id).max(LIMIT.task.cc),
  ccRoleIds: z.array(id).max(LIMIT.member.roles),
  allowsOverride: z.boolean(),
  ...performRules,
});
export type ProcessPlan = z.output<typeof processPlan>;

/** Whether a task takes the default process, or the people that were chosen for it. */
export const processChoice = z.enum(['own', 'default']).default('own');

/** What whoever begins an inspection may say of how it is carried out; absent: as template or company preset. */
export const performChoice = {
  /** Whether those in copy get it only where an item failed. */
  ccOnlyFailed: z.boolean().optional(),
  /** Whether the task is complete only after all rectifications that it found. */
  afterRectifications: z.boolean().optional(),
  /** On site: whether the store signs. */
  signOff: z.boolean().optional(),
  /** Self-inspections: whether photos come from the camera only. */
  cameraOnly: z.boolean().optional(),
};
