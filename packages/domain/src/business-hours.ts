import { addDays, daysBetween, isCivilDate } from './civil-time.ts';
import { LIMIT } from './limit.ts';

/** Opening time of one stretch, 'HH:mm'. `to` may be '24:00'; not later than `from` it lies on the next day (22:00-02:00). */
export type Interval = { from: string; to: string };

/** Seven lists, Monday first; an empty list = closed. */
export type WeekHours = Interval[][];

/** Other hours on the days `from`..`to` (yyyy-MM-dd, inclusive); no interval = closed. */
export type SpecialDays = { from: string; to: string; intervals: Interval[] };

const HOURS_REASONS = ['days', 'format', 'empty', 'too_many', 'overlap'] as const;
export type HoursReason = (typeof HOURS_REASONS)[number];
/** `day` 0 = Monday. An overlap is reported at the later of the two in the week. */
export type HoursFault = { day: number; index: number; reason: HoursReason };

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/**
 * What is wrong with the hours of a week: 0..3 intervals a day that must not overlap, neither inside a day, nor with the next day
 * after passing midnight, nor from Sunday into Monday. Touching is allowed. Empty = right.
 */
export function hoursFaults(week: WeekHours): HoursFault[] {
  if (week.length !== 7) return [{ day: 0, index: 0, reason: 'days' }];
  const faults: HoursFault[] = [];
  const spans: { day: number; index: number; start: number; end: number }[] = [];
  week.forEach((intervals, day) => {
    if (intervals.length > LIMIT.shop.hoursPerDay) {
      faults.push({ day, index: LIMIT.shop.hoursPerDay, reason: 'too_many' });
    }
    intervals.forEach((interval, index) => {
      const span = spanOf(interval);
      if (span === null) faults.push({ day, index, reason: 'format' });
      else if (span.start === span.end) faults.push({ day, index, reason: 'empty' });
      else spans.push({ day, index, start: day * DAY + span.start, end: day * DAY + span.end });
    });
  });
  spans.forEach((span, position) => {
    const clashes = spans
      .slice(0, position)
      .some((other) =>
        [-WEEK, 0, WEEK].some((shift) => span.start + shift < other.end && other.start < span.end + shift),
      );
    if (clashes) faults.push({ day: span.day, index: span.index, reason: 'overlap' });
  });
  return faults;
}

/** Whether a shop is open at a minute (0..1439) of a weekday (0 = Monday), counting what began the day before. `from` is in, `to` is out. */
export function isOpenAt(week: WeekHours, day: number, minute: number): boolean {
  return isInside(week[day] ?? [], minute) || isInside(week[(day + 6) % 7] ?? [], minute + DAY);
}

/** The intervals that begin on a date: the last special rule that covers it, else its weekday. */
export function hoursOn(week: WeekHours, specials: readonly SpecialDays[], date: string): Interval[] {
  const special = specials.findLast((one) => one.from <= date && date <= one.to);
  return special?.intervals ?? week[weekdayOf(date)] ?? [];
}

/** What is wrong with special days, in any order: by its place in the list. `index` -1: the range or its name, not an interval. */
export type SpecialFault = { at: number; index: number; reason: HoursReason | 'dates' | 'span' | 'twice' };

/**
 * What is wrong with special days beside the hours of a week: ranges that are turned round or too long, days that stand in two
 * of them, and intervals by the rules of `hoursFaults`, past midnight too: against the same range and the days before and after
 * it, whatever these go by. A night before that runs into a closed day is right: it belongs to the day before.
 */
export function specialFaults(week: WeekHours, specials: readonly SpecialDays[]): SpecialFault[] {
  return specials.flatMap((special, at): SpecialFault[] => {
    const { from, to, intervals } = special;
    if (!isCivilDate(from) || !isCivilDate(to) || to < from) return [{ at, index: -1, reason: 'dates' }];
    if (daysBetween(from, to) >= LIMIT.shop.specialSpanDays) return [{ at, index: -1, reason: 'span' }];
    if (specials.some((other, place) => place < at && other.from <= to && from <= other.to)) {
      return [{ at, index: -1, reason: 'twice' }];
    }
    const own = hoursFaults([intervals, [], [], [], [], [], []]).map(({ index, reason }) => ({ at, index, reason }));
    if (own.length > 0) return own;
    const dayOf = (date: string) => hoursOn(week, specials, date);
    const before = dayOf(addDays(from, -1));
    const after = dayOf(addDays(to, 1));
    return intervals.flatMap((interval, index): SpecialFault[] => {
      const clashes =
        runsInto(before, interval) ||
        after.some((next) => runsInto([interval], next)) ||
        (from < to && runsInto(intervals, interval));
      return clashes ? [{ at, index, reason: 'overlap' }] : [];
    });
  });
}

/** Whether one of the intervals of a day runs past midnight into one of the day after. */
function runsInto(day: readonly Interval[], next: Interval): boolean {
  const start = minuteOf(next.from);
  return day.some((interval) => {
    const span = spanOf(interval);
    return span !== null && start !== null && span.end - DAY > start;
  });
}

/** Weekday of a civil date yyyy-MM-dd, 0 = Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Minutes from midnight of 'HH:mm' (00:00..24:00), or null when it is none. */
export function minuteOf(text: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= DAY ? total : null;
}

/**
 * Whether a shop is open at a minute of a date by its week and its special days, counting what began the day before. Null: its
 * hours are not known, neither for a weekday nor for this date.
 */
export function isOpenOn(
  week: WeekHours,
  specials: readonly SpecialDays[],
  { date, minute }: { date: string; minute: number },
): boolean | null {
  const isKnown = week.some((day) => day.length > 0) || specials.some((one) => one.from <= date && date <= one.to);
  if (!isKnown) return null;
  const before = hoursOn(week, specials, addDays(date, -1));
  return isInside(hoursOn(week, specials, date), minute) || isInside(before, minute + DAY);
}

/**
 * Whether a shop has not opened yet at a minute of a date: it is closed and opens for the first time later that day. A night that began
 * the day before is open until it ends. A break at noon and the time after closing are none; neither is a day on which it stays closed,
 * nor is anything known of a shop without hours: both false.
 */
export function isBeforeOpening(
  week: WeekHours,
  specials: readonly SpecialDays[],
  { date, minute }: { date: string; minute: number },
): boolean {
  if (isOpenOn(week, specials, { date, minute }) !== false) return false;
  const starts = hoursOn(week, specials, date).flatMap((interval) => spanOf(interval)?.start ?? []);
  return starts.length > 0 && minute < Math.min(...starts);
}

function isInside(intervals: readonly Interval[], minute: number): boolean {
  return intervals.some((interval) => {
    const span = spanOf(interval);
    return span !== null && span.start <= minute && minute < span.end;
  });
}

/** Minutes from the midnight before; the end may be beyond 24:00. Equal ends = nothing open. */
function spanOf({ from, to }: Interval): { start: number; end: number } | null {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start === null || end === null || start === DAY) return null;
  return { start, end: end < start ? end + DAY : end };
}
