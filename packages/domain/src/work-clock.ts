import { DAYS } from './civil-time.ts';
import { DAY_MS, HOUR_MS } from './duration.ts';
import { dueInOpenHours, openBefore, openMsBetween, type ShopHours } from './hours-clock.ts';

/** How the time of a limit runs: day and night, or only while the store is open (product 9 (c) 2). */
export const CLOCK_TYPES = ['calendar', 'business'] as const;
export type ClockType = (typeof CLOCK_TYPES)[number];

/** The hours that a limit runs by; null: on the calendar's clock. */
export type ClockHours = ShopHours | null;

/** When a limit of hours is over. A store that does not open for so long has it on the calendar's clock. */
export function limitEndsAt(hours: ClockHours, from: Date, limitHours: number): Date {
  const ms = limitHours * HOUR_MS;
  return (hours && dueInOpenHours(from, ms, hours)) ?? new Date(from.getTime() + ms);
}

/** A deadline of hours, and the instants from which a day and two hours of opening time are left; null: on the calendar's clock. */
export interface CountedDeadline {
  deadlineAt: Date;
  soon: { day: Date | null; hours: Date | null };
}

/** As `limitEndsAt`, with when the notices before it come. */
export function countedDeadline(hours: ClockHours, from: Date, limitHours: number): CountedDeadline {
  const ms = limitHours * HOUR_MS;
  const due = hours && dueInOpenHours(from, ms, hours);
  if (due) return { deadlineAt: due, soon: dueSoonAt(hours, due) };
  return { deadlineAt: new Date(from.getTime() + ms), soon: dueSoonAt(null, from) };
}

/** Asks once for stores with the same hours: a limit of thousands of hours takes milliseconds to count. */
export function onceEach<T>(count: (hours: ClockHours) => T): (hours: ClockHours) => T {
  const known = new Map<string, T>();
  return (hours) => {
    const key = JSON.stringify(hours);
    const counted = known.get(key) ?? count(hours);
    known.set(key, counted);
    return counted;
  };
}

/** From when on a day and two hours are left until a deadline, by the hours of the store; both null on the calendar's clock. */
export function dueSoonAt(hours: ClockHours, deadlineAt: Date): { day: Date | null; hours: Date | null } {
  if (!hours) return { day: null, hours: null };
  return { day: openBefore(deadlineAt, DAY_MS, hours), hours: openBefore(deadlineAt, 2 * HOUR_MS, hours) };
}

/** Open time that is left until a deadline, ms; null on the calendar's clock, and where the deadline is past or too far away. */
export function openMsLeft(hours: ClockHours, now: Date, deadlineAt: Date): number | null {
  const ahead = deadlineAt.getTime() - now.getTime();
  return hours && ahead > 0 && ahead <= FARTHEST_MS ? openMsBetween(now, deadlineAt, hours) : null;
}

/**
 * The deadline of a clock that stood still since `since` and goes on now: with as much open time as was left; on the calendar's
 * clock, or where it had passed, as long after as it stood still.
 */
export function deadlineAfterPause(hours: ClockHours, { deadlineAt, since }: Pause, now: Date): Date {
  const left = openMsLeft(hours, since, deadlineAt);
  if (left !== null) return limitEndsAt(hours, now, left / HOUR_MS);
  return new Date(deadlineAt.getTime() + now.getTime() - since.getTime());
}

/** A clock that stands still: what its deadline was, and since when. */
interface Pause {
  deadlineAt: Date;
  since: Date;
}

const FARTHEST_MS = 366 * DAY_MS;

/** What is known of when a store is open: hours, special days, zone, and the day from which it is closed until further notice. */
export interface KnownHours extends ShopHours {
  closedFrom: string | null;
}

/** The hours that a limit runs by: null where the store has none, so that no limit waits for them. A closing beats every other day. */
export function clockHours({ closedFrom, specials, week, zone }: KnownHours): ClockHours {
  if (![...week, ...specials.map(({ intervals }) => intervals)].some((day) => day.length > 0)) return null;
  const closed = closedFrom === null ? [] : [{ from: closedFrom, to: DAYS.last, intervals: [] }];
  return { week, zone, specials: [...specials, ...closed] };
}
