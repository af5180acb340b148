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
    isDeadlineWrong(plan, now) && 'deadlineAt',
    isOpenHoursWrong(plan) && 'openHours',
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

function isDeadlineWrong({ begin, startAt, deadlineAt, isByOpenHours }: Plan, now: number): boolean {
  if (begin === 'cyclic' || isByOpenHours) return false;
  if (deadlineAt === null) return true;
  const start = begin === 'later' && startAt ? Date.parse(startAt) : now;
  return Date.parse(deadlineAt) <= Math.max(start, now);
}

const isOpenHoursWrong = ({ begin, isByOpenHours, openHours }: Plan): boolean =>
  begin !== 'cyclic' &&
  isByOpenHours === true &&
  (openHours === null || openHours < 1 || openHours > LIMIT.cycle.termHours);
