import { addDays } from './civil-time.ts';
import { DEFAULTS } from './limit.ts';

/** The day of a month in whose night the month before is closed (N12.2): the usual one, and what a company can choose among. */
export const MONTH_CLOSE = { day: DEFAULTS.monthCloseDay, firstDay: 1, lastDay: 28 } as const;

/** What became of a record since its month was closed: it counts no more, it counts only now, or it says something else. */
export const RESTATEMENTS = ['removed', 'added', 'changed'] as const;

/** The month of a day, as its first day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The last day of a month, which is given by its first. */
export const lastDayOf = (monthOn: string): string => addDays(monthOf(addDays(monthOn, 31)), -1);

/** The newest month that is closed on a date (yyyy-MM-dd), when months are closed on a `day` of the month after. */
export function lastClosedMonth(on: string, day: number): string {
  const before = monthOf(addDays(monthOf(on), -1));
  return Number(on.slice(8)) >= day ? before : monthOf(addDays(before, -1));
}
