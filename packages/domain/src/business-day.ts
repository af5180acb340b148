import { minuteOf } from './business-hours.ts';
import { addDays, instantOf, wallClock } from './civil-time.ts';

export { civilDate } from './civil-time.ts';

const LATEST_CUT_OFF = 6 * 60;
const STATISTICS_FROM = 23 * 60;
const STATISTICS_UNTIL = 8 * 60;

/** Whether 'HH:mm' can be the cut-off of a business day: 00:00 to 06:00. */
export function isCutOff(text: string): boolean {
  const minute = minuteOf(text);
  return minute !== null && minute <= LATEST_CUT_OFF;
}

/**
 * The business date (yyyy-MM-dd) an instant counts for in a zone: before the cut-off it is still the day before, so a bar that
 * closes at 02:00 has all of its evening on one date. A text that is no cut-off counts as midnight.
 */
export function businessDate(at: Date, zone: string, cutOff: string): string {
  const { date, minute } = wallClock(at, zone);
  return minute < cutOffMinute(cutOff) ? addDays(date, -1) : date;
}

/** The instants that belong to a business date: `from` inclusive, `until` exclusive. 23 or 25 hours when the clocks change. */
export function businessDaySpan(date: string, zone: string, cutOff: string): { from: Date; until: Date } {
  const minute = cutOffMinute(cutOff);
  return { from: instantOf(date, minute, zone), until: instantOf(addDays(date, 1), minute, zone) };
}

/**
 * Whether the statistics of a company are being computed: 23:00 inclusive to 08:00 exclusive in the company's zone. Saves of scoring,
 * rules, hours, groups, points, shop status and template publication warn then: "counted from the next run".
 */
export function isInStatisticsWindow(at: Date, companyZone: string): boolean {
  const { minute } = wallClock(at, companyZone);
  return minute >= STATISTICS_FROM || minute < STATISTICS_UNTIL;
}

/**
 * The night whose work can be done at an instant: the civil date of its morning in the company's zone, from the end of the
 * business day (midnight or the cut-off) to the end of the statistics window; null at any other time.
 */
export function nightOf(at: Date, companyZone: string, cutOff: string): string | null {
  const { date, minute } = wallClock(at, companyZone);
  return minute >= cutOffMinute(cutOff) && minute < STATISTICS_UNTIL ? date : null;
}

function cutOffMinute(cutOff: string): number {
  return isCutOff(cutOff) ? (minuteOf(cutOff) ?? 0) : 0;
}
