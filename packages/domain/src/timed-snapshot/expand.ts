import {
  hoursFaults,
  hoursOn,
  type Interval,
  isOpenOn,
  minuteOf,
  type SpecialDays,
  type WeekHours,
  weekdayOf,
} from '../business-hours.ts';
import { addDays, daysBetween, instantOf, wallClock } from '../civil-time.ts';
import { LIMIT } from '../limit.ts';
import type { ShopState } from '../shop.ts';

/** Which days: all, some weekdays (0 = Monday), days on which the store opens, or named dates yyyy-MM-dd. */
type SnapshotDays =
  | { kind: 'daily' }
  | { kind: 'weekdays'; weekdays: readonly number[] }
  | { kind: 'business' }
  | { kind: 'dates'; dates: readonly string[] };
export const DAY_KINDS = ['daily', 'weekdays', 'business', 'dates'] as const;

/** The first opening of a day, or its last closing. */
export const HOUR_EDGES = ['opening', 'closing'] as const;

/** When on such a day: at fixed times 'HH:mm', every n minutes within periods, or so many minutes from opening or closing. */
export type SnapshotTimes =
  | { kind: 'fixed'; times: readonly string[] }
  | { kind: 'every'; minutes: number; periods: readonly Interval[] }
  | { kind: 'hours'; moments: readonly { edge: (typeof HOUR_EDGES)[number]; minutes: number }[] };
export const TIME_KINDS = ['fixed', 'every', 'hours'] as const;

/** When a plan takes pictures. */
export interface SnapshotSchedule {
  days: SnapshotDays;
  times: SnapshotTimes;
  /** First and last civil date of the store; no last one: it goes on. */
  startOn: string;
  endOn: string | null;
  /** Only while the store is open by its hours. */
  onlyOpen: boolean;
}

/** A store as the plan sees it. A week without any hours is one that nobody entered: it leaves nothing out. */
export interface SnapshotShop {
  timeZone: string;
  state: ShopState;
  /** The first day of a planned closing; null: none is planned. */
  closesOn: string | null;
  week: WeekHours;
  specialDays: readonly SpecialDays[];
}

/** One time of a store: the day it belongs to, minutes since that day's midnight (1440 and more: in the night after), the instant. */
export interface SnapshotTime {
  date: string;
  minute: number;
  at: Date;
}

const DAY = 24 * 60;

/**
 * The times of a plan at a store on a civil date, in order. Everything that a plan ever asks for comes of this function, so what
 * is expected can be worked out again at any time. Times that the change of clocks skips are taken at the next valid minute, two
 * that become the same are one.
 */
export const snapshotsOn = (schedule: SnapshotSchedule, shop: SnapshotShop, date: string): SnapshotTime[] =>
  timesOn(schedule, shop, date, () => true);

function timesOn(
  schedule: SnapshotSchedule,
  shop: SnapshotShop,
  date: string,
  isNear: (minute: number) => boolean,
): SnapshotTime[] {
  if (!isPlanned(schedule, shop, date)) return [];
  const minutes = minutesOf(schedule.times, shop, date).filter(isNear);
  const times = minutes.map((minute) => ({ date, minute, at: instantOf(date, minute, shop.timeZone) }));
  return distinct(times.filter(({ at }) => !schedule.onlyOpen || isOpen(shop, at)));
}

/** The times of a plan at a store after an instant up to another, that included. */
export function snapshotsBetween(
  schedule: SnapshotSchedule,
  shop: SnapshotShop,
  after: Date,
  until: Date,
): SnapshotTime[] {
  const found: SnapshotTime[] = [];
  const first = wallClock(after, shop.timeZone);
  const last = wallClock(until, shop.timeZone);
  // A time in the night belongs to the day before, and a minute before opening to the day after.
  for (let date = addDays(first.date, -1); date <= addDays(last.date, 1); date = addDays(date, 1)) {
    const from = daysBetween(date, first.date) * DAY + first.minute - CLOCK_CHANGE;
    const to = daysBetween(date, last.date) * DAY + last.minute + CLOCK_CHANGE;
    found.push(...timesOn(schedule, shop, date, (minute) => from <= minute && minute <= to));
  }
  return distinct(found.filter(({ at }) => after < at && at <= until));
}

/** Summer time moves a clock by two hours at most; a zone that changes sides of the date line skips a whole date. */
const CLOCK_CHANGE = 3 * 60;

function isPlanned({ days, startOn, endOn, onlyOpen }: SnapshotSchedule, shop: SnapshotShop, date: string): boolean {
  if (date < startOn || (endOn !== null && endOn < date)) return false;
  if (shop.state === 'closed' || (shop.closesOn !== null && shop.closesOn <= date)) return false;
  if (onlyOpen && shop.state !== 'open') return false;
  switch (days.kind) {
    case 'daily':
      return true;
    case 'weekdays':
      return days.weekdays.includes(weekdayOf(date));
    case 'business':
      return isBusinessDay(shop, date);
    case 'dates':
      return days.dates.includes(date);
    default:
      return days satisfies never;
  }
}

function isBusinessDay({ week, specialDays }: SnapshotShop, date: string): boolean {
  const isSpecial = specialDays.some(({ from, to }) => from <= date && date <= to);
  const isKnown = isSpecial || week.some((day) => day.length > 0);
  return !isKnown || hoursOn(week, specialDays, date).length > 0;
}

function minutesOf(times: SnapshotTimes, shop: SnapshotShop, date: string): number[] {
  switch (times.kind) {
    case 'fixed':
      return times.times.flatMap((time) => minuteOf(time) ?? []);
    case 'every':
      return times.periods.flatMap((period) => everyIn(period, times.minutes));
    case 'hours': {
      const spans = hoursOn(shop.week, shop.specialDays, date).map(spanOf);
      if (spans.length === 0) return [];
      const edges = {
        opening: Math.min(...spans.map(({ start }) => start)),
        closing: Math.max(...spans.map(({ end }) => end)),
      };
      return times.moments.map(({ edge, minutes }) => edges[edge] + minutes);
    }
    default:
      return times satisfies never;
  }
}

function everyIn(period: Interval, minutes: number): number[] {
  const { start, end } = spanOf(period);
  const count = Math.ceil((end - start) / minutes);
  return Array.from({ length: Math.max(0, count) }, (_, no) => start + no * minutes);
}

function spanOf({ from, to }: Interval): { start: number; end: number } {
  const start = minuteOf(from) ?? 0;
  const end = minuteOf(to) ?? 0;
  return { start, end: end < start ? end + DAY : end };
}

const isOpen = ({ week, specialDays, timeZone }: SnapshotShop, at: Date): boolean =>
  isOpenOn(week, specialDays, wallClock(at, timeZone)) !== false;

function distinct(times: readonly SnapshotTime[]): SnapshotTime[] {
  const sorted = times.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return sorted.filter(({ at }, index) => at.getTime() !== sorted[index - 1]?.at.getTime());
}

export type ScheduleFault = 'no_time' | 'too_many_times' | 'periods' | 'no_day' | 'end_before_start';

/** What is wrong with a schedule, or null. */
export function scheduleFault({ days, times, startOn, endOn }: SnapshotSchedule): ScheduleFault | null {
  if (endOn !== null && endOn < startOn) return 'end_before_start';
  if (days.kind === 'weekdays' && days.weekdays.length === 0) return 'no_day';
  if (days.kind === 'dates' && !days.dates.some((date) => startOn <= date && (endOn === null || date <= endOn))) {
    return 'no_day';
  }
  if (times.kind === 'every') {
    if (times.periods.length === 0) return 'no_time';
    const week = Array.from({ length: LIMIT.weekdays }, () => [...times.periods]);
    return hoursFaults(week).length > 0 ? 'periods' : null;
  }
  const count = times.kind === 'fixed' ? new Set(times.times).size : times.moments.length;
  if (count === 0) return 'no_time';
  return count > LIMIT.snapshot.timesPerDay ? 'too_many_times' : null;
}
