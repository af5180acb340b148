import type { Actor } from '@rondo/domain/actor';
import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';

/** A moment of a day that is over, on the clock of the company. */
export type DaysAgo = (days: number, hour: number) => Date;

export function calendarOf({ timeZone }: Pick<Actor, 'timeZone'>, now: Date): DaysAgo {
  const today = civilDate(now, timeZone);
  return (days, hour) => instantOf(addDays(today, -days), hour * 60, timeZone);
}
