import { deadlineFault } from '@rondo/domain/deadline';
import { type ClockHours, type CountedDeadline, countedDeadline, onceEach } from '@rondo/domain/work-clock';
import { AppError, refuseField } from '../../platform/errors.ts';

interface Asked {
  deadlineAt?: string | undefined;
  openHours?: number | undefined;
}

/** When the tasks of a dispatch are due, by the hours of the store of each; refuses a deadline that cannot be met. */
export function dueOf(
  { deadlineAt, openHours }: Asked,
  startAt: Date,
  now: Date,
): (hours: ClockHours) => CountedDeadline {
  if (openHours !== undefined) return onceEach((hours) => countedDeadline(hours, startAt, openHours));
  if (deadlineAt === undefined) throw refuseField('deadlineAt', 'required');
  const deadline = new Date(deadlineAt);
  if (deadlineFault(deadline, startAt, now) !== null) throw new AppError('DEADLINE_PAST');
  return () => ({ deadlineAt: deadline, soon: { day: null, hours: null } });
}
