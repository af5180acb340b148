import { LIMIT } from '@rondo/domain/limit';
import { faultOf } from '../review-levels.ts';
import type { Plan, Step } from './plan.ts';
import { type ScheduleFault, scheduleFault } from './schedule-fault.ts';

/** A scheduled start lies at least this far ahead (product 8). */
const LEAST_AHEAD_MS = 5 * 60_000;

/** What is missing or wrong, as it stands beside the primary button and at the field. */
export type Fault =
  | 'name'
  | 'templates'
  | 'tooManyTemplates'
  | 'shops'
  | 'roleId'
  | 'memberIds'
  | 'reviewerIds'
  | 'reviewerSelf'
  | 'reviewerTwice'
  | 'startAt'
  | 'deadlineAt'
  | 'deadlineDays'
  | 'openHours'
  | ScheduleFault;

/** A self-inspection is always looked at by somebody; who does so by a default process is not chosen here. */
export const isReviewed = ({ process, review, mode }: Pick<Plan, 'process' | 'review' | 'mode'>): boolean =>
  process !== 'default' && (review || mode === 'self');

const CHECKS: Record<Step, (plan: Plan, now: number) => (Fault | false)[]> = {
  what: ({ name, templateIds }) => [
    name.trim() === '' && 'name',
    templateIds.length === 0 && 'templates',
    templateIds.length > LIMIT.task.templates && 'tooManyTemplates',
  ],
  where: (plan) => [plan.shopIds.length + plan.groupIds.length === 0 && 'shops'],
  who: (plan) => [executorFault(plan), isReviewed(plan) && reviewFault(plan)],
  when: (plan, now) => [
    isStartWrong(plan, now) && 'startAt',
    plan.begin !== 'cyclic' && deadlineFault(plan, now),
    plan.begin === 'cyclic' && scheduleFault(plan.cycle),
  ],
};

/** What a step still lacks, in the order of its fields. */
export function faultsOf(step: Step, plan: Plan, now: number): Fault[] {
  return CHECKS[step](plan, now).filter((fault) => fault !== false);
}

function executorFault({ executor, roleId, memberIds }: Plan): Fault | false {
  if (executor === 'role') return roleId === null && 'roleId';
  return executor === 'members' && memberIds.length === 0 && 'memberIds';
}

function reviewFault({ levels, mode }: Plan): Fault | false {
  const fault = faultOf(levels, true);
  if (fault === 'twice') return 'reviewerTwice';
  return fault !== null && (mode === 'self' ? 'reviewerSelf' : 'reviewerIds');
}

const isStartWrong = ({ begin, startAt }: Plan, now: number): boolean =>
  begin === 'later' && (startAt === null || Date.parse(startAt) < now + LEAST_AHEAD_MS);

function deadlineFault(plan: Plan, now: number): Fault | false {
  const { deadlineKind, deadlineAt, deadlineDays, openHours } = plan;
  if (deadlineKind === 'open_hours') return !isWithin(openHours, 1, LIMIT.cycle.termHours) && 'openHours';
  if (deadlineKind === 'days') return !isWithin(deadlineDays, 0, LIMIT.cycle.termDays) && 'deadlineDays';
  const start = plan.begin === 'later' && plan.startAt ? Date.parse(plan.startAt) : now;
  return (deadlineAt === null || Date.parse(deadlineAt) <= Math.max(start, now)) && 'deadlineAt';
}

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most;
