import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import { daysBetween } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { dueByDay } from '../calendar.queries.ts';

/** The days of a calendar on which rows of a tab are due; days without any are left out. */
export async function days(
  { db, actor, now }: Context,
  { tab, from, to, ...filter }: Parsed<typeof api.days>,
): Promise<Output<typeof api.days>> {
  if (tab === 'all' && !actor.codes.has('task_center')) throw new AppError('FORBIDDEN');
  const span = daysBetween(from, to) + 1;
  if (span < 1 || span > LIMIT.task.calendarDays) throw refuseField('to', 'day_range');
  const within = {
    deadlineFrom: later(from, filter.deadlineFrom),
    deadlineTo: earlier(to, filter.deadlineTo),
  };
  return dueByDay(db, actor, tab, { ...filter, ...within, tab }, now());
}

const later = (day: string, other: string | undefined): string => (other !== undefined && other > day ? other : day);
const earlier = (day: string, other: string | undefined): string => (other !== undefined && other < day ? other : day);
