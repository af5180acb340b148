import type { cycleApi } from '@rondo/contract/cycle';
import type { taskApi } from '@rondo/contract/task';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { z } from 'zod';
import { faultOf } from '../review-levels.ts';
import { scheduleOf } from './cycle-plan.ts';
import { faultsOf, isReviewed } from './faults.ts';
import type { Plan } from './plan.ts';

type DispatchInput = z.input<typeof taskApi.dispatch.input>;
export type CycleInput = Omit<z.input<typeof cycleApi.create.input>, 'requestId' | 'copyOf'>;
export type PreviewInput = z.input<typeof taskApi.preview.input>;

const WEEK_MS = 7 * DAY_MS;

/** Shops, groups and what is left out of them, as they are sent. */
export interface Where {
  shopIds: string[];
  groupIds: string[];
  excludedIds: string[];
}

/** Where a plan leads. Groups stay groups, however large they are; without one nothing can be left out of it. */
export const whereOf = ({ shopIds, groupIds, excludedIds }: Plan): Where => ({
  shopIds: shopIds.filter((id) => !excludedIds.includes(id)),
  groupIds,
  excludedIds: groupIds.length === 0 ? [] : excludedIds,
});

/** A complete plan as the dispatch takes it; `null` while anything is missing. */
export function dispatchInput(plan: Plan, now: number): DispatchInput | null {
  const isComplete = (['what', 'where', 'who', 'when'] as const).every(
    (step) => faultsOf(step, plan, now).length === 0,
  );
  const executor = executorOf(plan);
  const due = dueInput(plan);
  if (!isComplete || !executor || plan.templateIds.length === 0 || !due) return null;
  return {
    ...common(plan),
    ...performedAs(plan),
    templateIds: plan.templateIds,
    executor,
    leftOut: plan.leftOut,
    ...due,
    requestId: plan.requestId,
  };
}

/** One deadline for all, or the day or the opening hours that each store has of its own; null: not chosen yet. */
function dueInput(plan: Plan): Pick<DispatchInput, 'deadlineAt' | 'deadlineDays' | 'openHours'> | null {
  const { deadlineKind, deadlineAt, deadlineDays, openHours } = plan;
  if (deadlineKind === 'open_hours') return openHours === null ? null : { openHours };
  if (deadlineKind === 'days') return deadlineDays === null ? null : { deadlineDays };
  return deadlineAt === null ? null : { deadlineAt };
}

/**
 * What is known so far, for the numbers at the right; `null` while they cannot be told. They do not depend on name, time
 * and review, so what is missing there is filled in with something that is allowed.
 */
export function previewInput(plan: Plan, now: number): PreviewInput | null {
  const executor = executorOf(plan);
  const where = whereOf(plan);
  if (!executor || plan.templateIds.length === 0) return null;
  if (where.shopIds.length + where.groupIds.length === 0) return null;
  const hasReviewer = faultOf(plan.levels, true) === null;
  if (plan.mode === 'self' && !hasReviewer && plan.process !== 'default') return null;
  const isTimed = plan.begin !== 'cyclic' && plan.step === 'when' && faultsOf('when', plan, now).length === 0;
  const { startAt, ...rest } = common(plan);
  return {
    ...rest,
    ...performedAs(plan),
    ...(isTimed && startAt ? { startAt } : {}),
    templateIds: plan.templateIds,
    executor,
    review: hasReviewer && isReviewed(plan),
    ...reviewOf(hasReviewer && isReviewed(plan) ? plan.levels : []),
    leftOut: plan.leftOut,
    ...((isTimed && dueInput(plan)) || { deadlineAt: nextHour(now + WEEK_MS) }),
  };
}

/** A complete cyclic plan as it is created or saved; groups stay groups, so that stores that join them later come along. */
export function cycleInput(plan: Plan, now: number): CycleInput | null {
  const isComplete = (['what', 'where', 'who', 'when'] as const).every(
    (step) => faultsOf(step, plan, now).length === 0,
  );
  const executor = executorOf(plan);
  if (plan.begin !== 'cyclic' || !isComplete || !executor || plan.templateIds.length === 0) return null;
  const { deadlinePolicy: _, startAt: __, ...shared } = common(plan);
  return {
    ...shared,
    ...copiedAs(plan),
    ...completedAs(plan),
    templateIds: plan.templateIds,
    executor,
    schedule: scheduleOf(plan.cycle),
    skipsDaysOff: plan.cycle.skipsDaysOff,
    skipsHolidays: plan.cycle.skipsHolidays,
    deadlinePolicy: plan.cycle.policy,
  };
}

/** The same for an hour, so that the numbers are not asked for again with each keystroke. */
const nextHour = (at: number): string => new Date(Math.ceil(at / HOUR_MS) * HOUR_MS).toISOString();

function common(plan: Plan) {
  const { name, description, photos, documents, mode, purpose, ccIds, deadlinePolicy, begin, startAt } = plan;
  const reviewed = isReviewed(plan);
  return {
    ...whereOf(plan),
    name,
    description,
    photoIds: photos.map(({ id }) => id),
    documentIds: documents.map(({ id }) => id),
    mode,
    purpose,
    ccIds,
    deadlinePolicy,
    process: plan.process ?? 'own',
    review: reviewed,
    ...reviewOf(reviewed ? plan.levels : []),
    ...(begin === 'later' && startAt ? { startAt } : {}),
  };
}

/** One level of which any one decides is named by its people alone. */
function reviewOf(levels: Plan['levels']) {
  const [first] = levels;
  if (levels.length === 1 && first?.mode === 'any') return { reviewerIds: first.memberIds, reviewLevels: [] };
  return { reviewerIds: [], reviewLevels: levels };
}
/** Whether the people in copy that were chosen here get only failures. */
const copiedAs = ({ process, ccIds, ccOnlyFailed }: Pick<Plan, 'process' | 'ccIds' | 'ccOnlyFailed'>) =>
  process !== 'default' && ccIds.length > 0 && ccOnlyFailed !== null ? { ccOnlyFailed } : {};

/** What tasks wait for before they are complete. */
const completedAs = ({ afterRectifications }: Plan) => (afterRectifications === null ? {} : { afterRectifications });

/**
 * Said only where it differs from what is preset: who gets copies of what, when tasks are complete, signing of inspections on site, the
 * camera of self-inspections.
 */
const performedAs = (plan: Plan) => {
  const { mode, signOff, cameraOnly } = plan;
  return {
    ...copiedAs(plan),
    ...completedAs(plan),
    ...(mode === 'on_site' && signOff !== null ? { signOff } : {}),
    ...(mode === 'self' && cameraOnly !== null ? { cameraOnly } : {}),
  };
};

function executorOf({ executor, roleId, memberIds, how }: Plan): DispatchInput['executor'] | null {
  switch (executor) {
    case 'manager':
      return { kind: 'manager' };
    case 'department_head':
      return { kind: 'department_head', how };
    case 'role':
      return roleId === null ? null : { kind: 'role', roleId, how };
    case 'members':
      return memberIds.length === 0 ? null : { kind: 'members', memberIds, how };
    default:
      return executor satisfies never;
  }
}
