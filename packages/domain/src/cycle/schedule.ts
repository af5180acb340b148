import { minuteOf } from '../business-hours.ts';
import { addDays, instantOf } from '../civil-time.ts';
import { dueAt, type Term } from '../deadline.ts';
import type { ClockHours } from '../work-clock.ts';
import { nextDate, type Recurrence } from './recurrence.ts';

/** When a cycle gives out its tasks, and how long there is for them. */
export interface Schedule {
  recurrence: Recurrence;
  /** First and last civil date; no last one: it goes on. */
  startOn: string;
  endOn: string | null;
  /** It ends after so many dates; null: as long as `endOn` says. */
  times: number | null;
  /** 'HH:mm' of the shop's clock. */
  startTime: string;
  /** Each store gets its task at a random time from `startTime` to this one; null: all at `startTime`. Not later: on the next day. */
  randomUntil: string | null;
  /** From the start of a task to its deadline. */
  term: Term;
}

/** Where a clock stands: the zone of a shop, and the minute ('HH:mm') until which the night belongs to the day before. */
export interface Place {
  timeZone: string;
  cutOff: string;
}

const DAY_MINUTES = 24 * 60;

/** The first date from a day on that lies within the effective period, or null when it is over. */
export function nextOn(schedule: Schedule, from: string): string | null {
  const date = nextDate(schedule.recurrence, schedule.startOn, from);
  const last = lastOn(schedule);
  return date !== null && (last === null || date <= last) ? date : null;
}

/** The last date of a cycle, or null when it has no end. A cycle of n times ends with its nth date, whatever was left out there. */
export function lastOn({ recurrence, startOn, endOn, times }: Schedule): string | null {
  const ends = [endOn, times === null ? null : nthDate(recurrence, startOn, times), lastNamed(recurrence)];
  return ends.filter((end) => end !== null).toSorted()[0] ?? null;
}

const lastNamed = (recurrence: Recurrence): string | null =>
  recurrence.frequency === 'dates' ? (recurrence.dates.toSorted().at(-1) ?? null) : null;

function nthDate(recurrence: Recurrence, startOn: string, times: number): string | null {
  let date = nextDate(recurrence, startOn, startOn);
  for (let no = 1; no < times && date !== null; no += 1) date = nextDate(recurrence, startOn, addDays(date, 1));
  return date;
}

/** Length of the window of random times in minutes, 0 where all begin at once. */
export function windowMinutes({ startTime, randomUntil }: Pick<Schedule, 'startTime' | 'randomUntil'>): number {
  if (randomUntil === null) return 0;
  const length = (minuteOf(randomUntil) ?? 0) - (minuteOf(startTime) ?? 0);
  return length > 0 ? length : length + DAY_MINUTES;
}

/**
 * When the tasks of a date begin at a place, or the window of random times. A time that the change of clocks skips gives the
 * next valid minute, one that it doubles gives the first. A time before the cut-off lies in the night after the date.
 */
export function startsAt(schedule: Pick<Schedule, 'startTime'>, date: string, { timeZone, cutOff }: Place): Date {
  const minute = minuteOf(schedule.startTime) ?? 0;
  return instantOf(date, minute < (minuteOf(cutOff) ?? 0) ? minute + DAY_MINUTES : minute, timeZone);
}

/** The deadline of a task that begins at an instant; `open`: the hours of its store. */
export const deadlineAt = (
  { term }: Pick<Schedule, 'term'>,
  start: Date,
  { timeZone }: Place,
  open: ClockHours = null,
): Date => dueAt(term, start, timeZone, open);
