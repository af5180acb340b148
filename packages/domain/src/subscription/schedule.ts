import { minuteOf } from '../business-hours.ts';
import { addDays, civilDate, instantOf } from '../civil-time.ts';
import { nextDate, type Recurrence } from '../cycle/recurrence.ts';

export const SUBSCRIPTION_FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly'] as const;
export type SubscriptionFrequency = (typeof SUBSCRIPTION_FREQUENCIES)[number];

/** When a report is sent, on the clock of the company. */
export interface SubscriptionSchedule {
  frequency: SubscriptionFrequency;
  /** Of `weekly`, 0 = Monday. */
  weekday: number;
  /** Of `monthly`, and of the first month of `quarterly`: 31 is the last day of shorter months. */
  monthDay: number;
  /** 'HH:mm'. */
  time: string;
  /** First and last civil date; no last one: it goes on. */
  startOn: string;
  endOn: string | null;
}

/** Before this time the figures of the night are not complete (specification, section 9: statistics run from 23:00 to 08:00). */
export const USUAL_TIME = '08:30';
const COMPLETE_MINUTE = 8 * 60;

/** Whether a report at this time is sent while the statistics are still being computed. */
export function isBeforeStatistics(time: string): boolean {
  const minute = minuteOf(time);
  return minute !== null && (minute < COMPLETE_MINUTE || minute >= 23 * 60);
}

/** The days of a schedule, as those of a cycle are said. */
export function recurrenceOf({ frequency, weekday, monthDay }: Omit<SubscriptionSchedule, 'time'>): Recurrence {
  const days = [{ kind: 'date' as const, date: monthDay }];
  switch (frequency) {
    case 'daily':
      return { frequency, everyDays: 1 };
    case 'weekly':
      return { frequency, weekdays: [weekday] };
    case 'monthly':
      return { frequency, days };
    case 'quarterly':
      return { frequency, month: 1, days };
    default:
      return frequency satisfies never;
  }
}

/** The first time after an instant, or null when none follows. A time that the clocks skip comes at the next valid minute. */
export function nextSending(schedule: SubscriptionSchedule, after: Date, timeZone: string): Date | null {
  const recurrence = recurrenceOf(schedule);
  const minute = minuteOf(schedule.time) ?? 0;
  let from = civilDate(after, timeZone);
  for (;;) {
    const date = nextDate(recurrence, schedule.startOn, from);
    if (date === null || (schedule.endOn !== null && date > schedule.endOn)) return null;
    const at = instantOf(date, minute, timeZone);
    if (at > after) return at;
    from = addDays(date, 1);
  }
}

/**
 * The latest time up to an instant of those that begin with `first`: after a standstill one report is sent for all that were
 * missed.
 */
export function latestSending(schedule: SubscriptionSchedule, first: Date, until: Date, timeZone: string): Date {
  let latest = first;
  for (;;) {
    const next = nextSending(schedule, latest, timeZone);
    if (next === null || next > until) return latest;
    latest = next;
  }
}
