import { cycleSchedule } from '@rondo/contract/cycle-schedule';
import { type CyclePlan, scheduleOf } from './cycle-plan.ts';

export type ScheduleFault = 'schedule' | 'days' | 'startOn' | 'end' | 'startTime' | 'term' | 'randomUntil';

/** The field of the first thing that the contract refuses in a schedule, or that can never come. */
export function scheduleFault(plan: CyclePlan): ScheduleFault | false {
  const schedule = scheduleOf(plan);
  const issue = cycleSchedule.safeParse(schedule).error?.issues[0];
  if (issue) return FIELDS[String(issue.path[0])] ?? 'schedule';
  if (schedule.endOn !== null && schedule.endOn < schedule.startOn) return 'end';
  return schedule.randomUntil === schedule.startTime && 'randomUntil';
}

const FIELDS: Readonly<Record<string, ScheduleFault>> = {
  recurrence: 'days',
  startOn: 'startOn',
  endOn: 'end',
  times: 'end',
  startTime: 'startTime',
  randomUntil: 'randomUntil',
  term: 'term',
};
