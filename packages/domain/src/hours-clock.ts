import { hoursOn, type Interval, minuteOf, type SpecialDays, type WeekHours } from './business-hours.ts';
import { addDays, civilDate, instantOf } from './civil-time.ts';
import { DAY_MS } from './duration.ts';

/** When a shop is open: the hours of its week, its special days and its time zone. */
export type ShopHours = { week: WeekHours; specials: SpecialDays[]; zone: string };

/** A limit that is not used up in this many days will not be: the shop hardly opens. */
const HORIZON_DAYS = 730;
/** Work that lasts longer is a mistake in the instants. */
const LONGEST_DAYS = 3_660;

/**
 * When a time limit ends that only runs while the shop is open. `openMs` is the limit in milliseconds. null = the shop does not open
 * for so long within two years, so the limit has to run on the clock instead.
 */
export function dueInOpenHours(startsAt: Date, openMs: number, hours: ShopHours): Date | null {
  let left = openMs;
  if (left <= 0) return startsAt;
  for (const { from, until } of openSpans(startsAt, HORIZON_DAYS, hours)) {
    const start = Math.max(from, startsAt.getTime());
    if (until - start >= left) return new Date(start + left);
    left -= Math.max(0, until - start);
  }
  return null;
}

/**
 * How long the shop was open between two instants, in milliseconds; 0 when they are the wrong way round. Throws RangeError
 * for more than ten years between them.
 */
export function openMsBetween(from: Date, until: Date, hours: ShopHours): number {
  const days = Math.max(0, Math.ceil((until.getTime() - from.getTime()) / DAY_MS)) + 1;
  if (!(days <= LONGEST_DAYS)) throw new RangeError(`open hours over ${days} days`);
  return [...openSpans(from, days, hours)].reduce((total, span) => {
    const [start, end] = [Math.max(span.from, from.getTime()), Math.min(span.until, until.getTime())];
    return total + Math.max(0, end - start);
  }, 0);
}

/**
 * From when on so much of the shop's open time is left until an instant: the other way round of `dueInOpenHours`. null = the shop was
 * not open for so long within two years.
 */
export function openBefore(endsAt: Date, openMs: number, hours: ShopHours): Date | null {
  let left = openMs;
  if (left <= 0) return endsAt;
  const last = civilDate(endsAt, hours.zone);
  for (let back = 0; back <= HORIZON_DAYS; back += 1) {
    for (const { from, until } of spansOn(addDays(last, -back), hours).toReversed()) {
      const end = Math.min(until, endsAt.getTime());
      if (end - from >= left) return new Date(end - left);
      left -= Math.max(0, end - from);
    }
  }
  return null;
}

/** When the shop is open from an instant on: that instant while it is open, else its next opening; null = not within so many days. */
export function openAgainAt(at: Date, hours: ShopHours, days: number): Date | null {
  const starts = [...openSpans(at, days, hours)]
    .filter(({ until }) => until > at.getTime())
    .map(({ from }) => Math.max(from, at.getTime()));
  return starts.length === 0 ? null : new Date(Math.min(...starts));
}

type Span = { from: number; until: number };

/** Open stretches in order, from the day before (a night may run into the first day). */
function* openSpans(startsAt: Date, days: number, hours: ShopHours): Generator<Span> {
  const first = civilDate(startsAt, hours.zone);
  for (let day = -1; day <= days; day += 1) yield* spansOn(addDays(first, day), hours);
}

/** The open stretches that begin on a date, in order. */
function spansOn(date: string, { week, specials, zone }: ShopHours): Span[] {
  const intervals = hoursOn(week, specials, date).toSorted((a, b) => a.from.localeCompare(b.from));
  return intervals.map((interval) => {
    const { start, end } = minutesOf(interval);
    return { from: instantOf(date, start, zone).getTime(), until: instantOf(date, end, zone).getTime() };
  });
}

function minutesOf({ from, to }: Interval): { start: number; end: number } {
  const [start, end] = [minuteOf(from) ?? 0, minuteOf(to) ?? 0];
  return { start, end: end < start ? end + 24 * 60 : end };
}
