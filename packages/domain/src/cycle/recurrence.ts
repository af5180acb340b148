import { weekdayOf } from '../business-hours.ts';
import { addDays, daysBetween } from '../civil-time.ts';

/** Which of the weekdays of a month: the first to the fourth, or the last one. */
export const NTHS = [1, 2, 3, 4, 'last'] as const;
type Nth = (typeof NTHS)[number];

/** A day of a month. `date` 31 is the last day of shorter months; weekday 0 = Monday. */
export type MonthDay =
  | { kind: 'date'; date: number }
  | { kind: 'last' }
  | { kind: 'weekday'; nth: Nth; weekday: number };

export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly', 'dates'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** On which days something comes again (product 8): every n days from the first one, on weekdays, on days of a month or quarter, or on named dates. */
export type Recurrence =
  | { frequency: 'daily'; everyDays: number }
  | { frequency: 'weekly'; weekdays: number[] }
  | { frequency: 'monthly'; days: MonthDay[] }
  /** `month` is the month of the quarter, 1 to 3. */
  | { frequency: 'quarterly'; month: number; days: MonthDay[] }
  | { frequency: 'dates'; dates: string[] };

const MONTHS_OF_QUARTER = 3;
const WEEK = 7;

/**
 * Whether it comes on a civil date (yyyy-MM-dd). Days are counted on the calendar, never by hours, so neither the change of
 * clocks nor the end of a month moves it. `startOn` is where every n days are counted from; nothing comes before it.
 */
export function isDueOn(recurrence: Recurrence, startOn: string, date: string): boolean {
  if (date < startOn) return false;
  switch (recurrence.frequency) {
    case 'daily':
      return daysBetween(startOn, date) % recurrence.everyDays === 0;
    case 'weekly':
      return recurrence.weekdays.includes(weekdayOf(date));
    case 'monthly':
      return recurrence.days.some((day) => isMonthDay(day, date));
    case 'quarterly':
      return monthOfQuarter(date) === recurrence.month && recurrence.days.some((day) => isMonthDay(day, date));
    case 'dates':
      return recurrence.dates.includes(date);
    default:
      return recurrence satisfies never;
  }
}

/** The longest time between two dates of any rule: a quarter from its first to the last day of the next, or the most days of `daily`. */
const LONGEST_GAP_DAYS = 400;

/** The first date from a day on (the day itself counts) on which it comes, or null when none follows. */
export function nextDate(recurrence: Recurrence, startOn: string, from: string): string | null {
  const first = from < startOn ? startOn : from;
  if (recurrence.frequency === 'dates') return recurrence.dates.filter((date) => date >= first).toSorted()[0] ?? null;
  for (let ahead = 0; ahead <= LONGEST_GAP_DAYS; ahead += 1) {
    const date = addDays(first, ahead);
    if (isDueOn(recurrence, startOn, date)) return date;
  }
  return null;
}

function isMonthDay(day: MonthDay, date: string): boolean {
  const no = Number(date.slice(8));
  const length = daysOfMonth(date);
  switch (day.kind) {
    case 'date':
      return no === Math.min(day.date, length);
    case 'last':
      return no === length;
    case 'weekday': {
      if (weekdayOf(date) !== day.weekday) return false;
      return day.nth === 'last' ? no + WEEK > length : Math.ceil(no / WEEK) === day.nth;
    }
    default:
      return day satisfies never;
  }
}

/** 1 to 3. */
const monthOfQuarter = (date: string): number => ((Number(date.slice(5, 7)) - 1) % MONTHS_OF_QUARTER) + 1;

function daysOfMonth(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
