import { fileRef } from '@rondo/contract/kit/shapes';
import { LIMIT } from '@rondo/domain/limit';
import { REVIEW_MODES } from '@rondo/domain/review';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { z } from 'zod';
import { cyclePlanShape, newCyclePlan } from './cycle-plan.ts';

export const STEPS = ['what', 'where', 'who', 'when'] as const;
export type Step = (typeof STEPS)[number];

export const EXECUTORS = ['role', 'members', 'manager', 'department_head'] as const;
export const HOWS = ['any', 'all', 'even'] as const;
/** Why shops stop a dispatch, what can be solved by other people first. */
export const REASONS = ['no_executor', 'no_manager', 'no_reviewer', 'not_open', 'not_shared'] as const;
/** When it begins: at once, at a time, or again and again. */
const BEGINS = ['now', 'later', 'cyclic'] as const;
/** How it is due: at the end of a day of each store, at one time for all, or after opening hours. */
export const DEADLINE_KINDS = ['days', 'time', 'open_hours'] as const;
/** Days until it is due, unless somebody chooses otherwise. */
const USUAL_DAYS = 7;
export const POLICIES = ['allow_late', 'close'] as const;

/** Everything the wizard asks for, finished or not, as it is kept between two visits. */
export const planShape = z.object({
  step: z.enum(STEPS),
  name: z.string(),
  mode: z.enum(MODES),
  templateIds: z.array(z.string()),
  purpose: z.enum(PURPOSES),
  description: z.string(),
  /** Pictures and documents given with it. */
  photos: z.array(fileRef).default([]),
  documents: z.array(fileRef).default([]),
  shopIds: z.array(z.string()),
  groupIds: z.array(z.string()),
  /** Shops of the groups that are left out, and single ones that were left out because nobody can be found. */
  excludedIds: z.array(z.string()),
  /** Shops that are stopped for these reasons are left out, too many to name them. */
  leftOut: z.array(z.enum(REASONS)).default([]),
  executor: z.enum(EXECUTORS),
  roleId: z.string().nullable(),
  memberIds: z.array(z.string()),
  how: z.enum(HOWS),
  /** The preset people, or those below; null: not decided yet. */
  process: z.enum(['own', 'default']).nullable().default(null),
  /** Whether the store signs; null: as template or company preset. */
  signOff: z.boolean().nullable().default(null),
  /** Whether a self-inspection takes the camera's photos only; null: as template or company preset. */
  cameraOnly: z.boolean().nullable().default(null),
  /** Whether tasks are complete only after their rectifications; null: as template or company preset. */
  afterRectifications: z.boolean().nullable().default(null),
  review: z.boolean(),
  /** The levels of its own review, one at first. */
  levels: z.array(z.object({ mode: z.enum(REVIEW_MODES), memberIds: z.array(z.string()) })),
  ccIds: z.array(z.string()),
  /** Copies only where something failed; null: as template or company preset. */
  ccOnlyFailed: z.boolean().nullable().default(false),
  begin: z.enum(BEGINS),
  startAt: z.string().nullable(),
  /** Null: as template or company preset. */
  deadlineKind: z.enum(DEADLINE_KINDS).nullable().default(null),
  deadlineAt: z.string().nullable(),
  deadlineDays: z.number().nullable().default(USUAL_DAYS),
  openHours: z.number().nullable().default(null),
  deadlinePolicy: z.enum(POLICIES),
  cycle: cyclePlanShape,
  /** The same until the plan changes, so that a retry is the same dispatch. */
  requestId: z.string(),
});
export type Plan = z.output<typeof planShape>;

/** A plan to begin with. */
export function newPlan(requestId: string, shopIds: readonly string[] = [], today = ''): Plan {
  return {
    step: 'what',
    name: '',
    mode: 'on_site',
    templateIds: [],
    purpose: 'regular',
    description: '',
    photos: [],
    documents: [],
    shopIds: [...shopIds],
    groupIds: [],
    excludedIds: [],
    leftOut: [],
    executor: 'role',
    roleId: null,
    memberIds: [],
    how: 'any',
    process: null,
    signOff: null,
    cameraOnly: null,
    afterRectifications: null,
    review: true,
    levels: [{ mode: 'any', memberIds: [] }],
    ccIds: [],
    ccOnlyFailed: false,
    begin: 'now',
    startAt: null,
    deadlineKind: null,
    deadlineAt: null,
    deadlineDays: USUAL_DAYS,
    openHours: 24,
    deadlinePolicy: 'allow_late',
    cycle: newCyclePlan(today),
    requestId,
  };
}

/** What decides which shops are stopped. */
const LEAVES_OUT = ['templateIds', 'groupIds', 'executor', 'roleId', 'memberIds', 'begin'] as const;

/** The plan after a change. What is asked of the server is another dispatch then; going to a step is not. */
export function changed(plan: Plan, patch: Partial<Plan>, newId: () => string): Plan {
  const isOther = Object.keys(patch).some((key) => key !== 'step');
  // Other templates or another mode may have another process.
  const isElsewhere = 'templateIds' in patch || 'mode' in patch;
  // What was left out by its reason was agreed to for these shops and people.
  const isForOthers = LEAVES_OUT.some((key) => key in patch);
  return {
    ...plan,
    ...(isElsewhere ? { process: null, signOff: null, cameraOnly: null, afterRectifications: null } : {}),
    ...(isForOthers ? { leftOut: [] } : {}),
    ...patch,
    ...(isOther ? { requestId: newId() } : {}),
  };
}

interface Stopped {
  reason: (typeof REASONS)[number];
  /** The one of several templates that it stops; null: all of them. */
  template: { id: string } | null;
  shops: number;
  shopIds: readonly string[];
}

/**
 * Shops without anybody are left out: single ones are taken away, those of groups are excluded; more than can be named, and those
 * that only go without one template, by their reason. A cycle keeps no reasons.
 */
export function leftOut(plan: Plan, { reason, template, shops, shopIds }: Stopped): Partial<Plan> {
  const isOfOne = template !== null && plan.begin !== 'cyclic';
  if (isOfOne || shops > shopIds.length || plan.excludedIds.length + shops > LIMIT.task.shops)
    return { leftOut: [...new Set([...plan.leftOut, reason])] };
  const isInGroup = plan.groupIds.length > 0;
  return {
    shopIds: plan.shopIds.filter((id) => !shopIds.includes(id)),
    excludedIds: isInGroup ? [...new Set([...plan.excludedIds, ...shopIds])] : plan.excludedIds,
  };
}
