import type { cycleApi } from '@rondo/contract/cycle';
import type { taskApi } from '@rondo/contract/task';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { z } from 'zod';
import { scheduleOf } from './cycle-plan.ts';
import { faultsOf, isReviewed } from './faults.ts';
import type { Plan } from './plan.ts';

type DispatchInput = z.input<typeof taskApi.dispatch.input>;
export type CycleInput = Omit<z.input<typeof cycleApi.create.input>, 'requestId' | 'copyOf'>;
type PreviewInput = z.input<typeof taskApi.preview.input>;

const WEEK_MS = 7 * DAY_MS;

/** Shops and groups as they are sent. With exclusions the groups are written out: `shopsOfGroups` are their open shops. */
export interface Where {
  shopIds: string[];
  groupIds: string[];
}

/** Where a plan leads; `null` while the shops of its groups are not known yet. */
export function whereOf(plan: Plan, shopsOfGroups: readonly string[] | null): Where | null {
  const single = plan.shopIds.filter((id) => !plan.excludedIds.includes(id));
  if (plan.groupIds.length === 0 || plan.excludedIds.length === 0) {
    return { shopIds: single, groupIds: plan.groupIds };
  }
  if (!shopsOfGroups) return null;
  const rest = shopsOfGroups.filter((id) => !plan.excludedIds.includes(id));
  return { shopIds: [...new Set([...single, ...rest])], groupIds: [] };
}

/** A complete plan as the dispatch takes it; `null` while anything is missing. */
export function dispatchInput(plan: Plan, where: Where | null, now: number): DispatchInput | null {
  const isComplete = (['what', 'where', 'who', 'when'] as const).every(
    (step) => faultsOf(step, plan, now).length === 0,
  );
  const executor = executorOf(plan);
  if (!isComplete || !where || !executor || plan.templateId === null || plan.deadlineAt === null) return null;
  return {
    ...common(plan, where),
    templateId: plan.templateId,
    executor,
    deadlineAt: plan.deadlineAt,
    requestId: plan.requestId,
  };
}

/**
 * What is known so far, for the numbers at the right; `null` while they cannot be told. They do not depend on name, time
 * and review, so what is missing there is filled in with something that is allowed.
 */
export function previewInput(plan: Plan, where: Where | null, now: number): PreviewInput | null {
  const executor = executorOf(plan);
  if (!where || !executor || plan.templateId === null) return null;
  if (where.shopIds.length + where.groupIds.length === 0) return null;
  const hasReviewer = plan.reviewerIds.length > 0;
  if (plan.mode === 'self' && !hasReviewer) return null;
  const isTimed =
    plan.begin !== 'cyclic' &&
    plan.step === 'when' &&
    faultsOf('when', plan, now).length === 0 &&
    plan.deadlineAt !== null;
  const { startAt, ...rest } = common(plan, where);
  return {
    ...rest,
    ...(isTimed && startAt ? { startAt } : {}),
    templateId: plan.templateId,
    executor,
    review: hasReviewer && isReviewed(plan),
    deadlineAt: isTimed && plan.deadlineAt ? plan.deadlineAt : nextHour(now + WEEK_MS),
  };
}

/** A complete cyclic plan as it is created or saved; groups stay groups, so that stores that join them later come along. */
export function cycleInput(plan: Plan, now: number): CycleInput | null {
  const isComplete = (['what', 'where', 'who', 'when'] as const).every(
    (step) => faultsOf(step, plan, now).length === 0,
  );
  const executor = executorOf(plan);
  if (plan.begin !== 'cyclic' || !isComplete || !executor || plan.templateId === null) return null;
  const where = { shopIds: plan.shopIds, groupIds: plan.groupIds };
  const { deadlinePolicy: _, startAt: __, ...shared } = common(plan, where);
  return {
    ...shared,
    excludedIds: plan.groupIds.length === 0 ? [] : plan.excludedIds,
    templateId: plan.templateId,
    executor,
    schedule: scheduleOf(plan.cycle),
    skipsDaysOff: plan.cycle.skipsDaysOff,
    deadlinePolicy: plan.cycle.policy,
  };
}

/** The same for an hour, so that the numbers are not asked for again with each keystroke. */
const nextHour = (at: number): string => new Date(Math.ceil(at / HOUR_MS) * HOUR_MS).toISOString();

function common(plan: Plan, where: Where) {
  const { name, description, mode, purpose, ccIds, deadlinePolicy, begin, startAt } = plan;
  const reviewed = isReviewed(plan);
  return {
    ...where,
    name,
    description,
    mode,
    purpose,
    ccIds,
    deadlinePolicy,
    review: reviewed,
    reviewerIds: reviewed ? plan.reviewerIds : [],
    ...(begin === 'later' && startAt ? { startAt } : {}),
  };
}

function executorOf({ executor, roleId, memberIds, how }: Plan): DispatchInput['executor'] | null {
  switch (executor) {
    case 'manager':
      return { kind: 'manager' };
    case 'role':
      return roleId === null ? null : { kind: 'role', roleId, how };
    case 'members':
      return memberIds.length === 0 ? null : { kind: 'members', memberIds, how };
    default:
      return executor satisfies never;
  }
}
