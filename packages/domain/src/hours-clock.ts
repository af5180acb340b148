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

/** Open stretches in order, from the day before (a night may run into the first day). */
function* openSpans(startsAt: Date, days: number, hours: ShopHours): Generator<{ from: number; until: number }> {
  const first = civilDate(startsAt, hours.zone);
  for (let day = -1; day <= days; day += 1) {
    const date = addDays(first, day);
    const intervals = hoursOn(hours.week, hours.specials, date).toSorted((a, b) => a.from.localeCompare(b.from));
    for (const interval of intervals) {
      const { start, end } = minutesOf(interval);
      yield {
        from: instantOf(date, start, hours.zone).getTime(),
        until: instantOf(date, end, hours.zone).getTime(),
      };
    }
  }
}

function minutesOf({ from, to }: Interval): { start: number; end: number } {
  const [start, end] = [minuteOf(from) ?? 0, minuteOf(to) ?? 0];
  return { start, end: end < start ? end + 24 * 60 : end };
}
