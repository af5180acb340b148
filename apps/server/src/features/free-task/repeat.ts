import { repeatSchedule } from '@rondo/contract/cycle-schedule';
import { repeatBody } from '@rondo/contract/free-task';
import { businessDate } from '@rondo/domain/business-day';
import { addDays } from '@rondo/domain/civil-time';
import { lastOn, nextOn, type Place, type Schedule, startsAt } from '@rondo/domain/cycle/schedule';
import type { Selectable } from 'kysely';
import type { FreeTaskRepeat } from '../../platform/db/schema.gen.ts';
import { refuseField } from '../../platform/errors.ts';

type RepeatRow = Selectable<FreeTaskRepeat>;

/** What a row holds as documents, parsed by the shapes that wrote them. */
export const storedRepeat = (row: Pick<RepeatRow, 'body' | 'schedule'>) => ({
  body: repeatBody.parse(row.body),
  schedule: repeatSchedule.parse(row.schedule),
});

/** When it gives out tasks next at a place, or null when it is over. */
export function nextStart(schedule: Schedule, place: Place, now: Date): Date | null {
  const today = businessDate(now, place.timeZone, place.cutOff);
  for (const from of [today, addDays(today, 1)]) {
    const date = nextOn(schedule, from);
    const start = date === null ? null : startsAt(schedule, date, place);
    if (start === null || start > now) return start;
  }
  return null;
}

/** Refuses a schedule without dates to come, and a window of random times: there is one time for all. */
export function checkSchedule(schedule: Schedule, today: string): void {
  const last = lastOn(schedule);
  if (schedule.endOn !== null && schedule.endOn < schedule.startOn) throw refuseField('schedule', 'end_before_start');
  if (last !== null && last < today) throw refuseField('schedule', 'cycle_over');
  if (schedule.randomUntil !== null) throw refuseField('schedule', 'choice');
}
