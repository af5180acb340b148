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
