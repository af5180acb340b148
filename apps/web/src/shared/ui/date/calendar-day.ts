import { CalendarDate, type DateValue } from '@internationalized/date';
import { DAYS } from '@rondo/domain/civil-time';

/** A civil day yyyy-MM-dd as the calendar's; null for an empty or another text. */
export function calendarDay(text: string | null | undefined): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  return match ? new CalendarDate(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** The calendar's day as yyyy-MM-dd, empty when there is none. */
export function dayText(day: DateValue | null): string {
  return day ? day.toString().slice(0, 10) : '';
}

/** The days that a calendar leads to, without a narrower wish. */
export const FIRST_DAY = new CalendarDate(Number(DAYS.firstPast.slice(0, 4)), 1, 1);
export const LAST_DAY = new CalendarDate(Number(DAYS.last.slice(0, 4)), 12, 31);
