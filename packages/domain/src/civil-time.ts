import { DAY_MS, MINUTE_MS } from './duration.ts';

const YEAR_1 = Date.parse('0001-01-01T00:00:00Z');
const YEAR_10000 = Date.UTC(10_000, 0, 1);

/**
 * The days the product knows. Figures, deadlines and periods begin with `first`; a shop may have opened, and a member joined,
 * since `firstPast`. Beyond `last` a clock of some zone would show a year of five digits, which no text yyyy-MM-dd can hold.
 */
export const DAYS = { firstPast: '1900-01-01', first: '2000-01-01', last: '2199-12-31' } as const;

/** What a clock on the wall of a zone shows: date yyyy-MM-dd and minutes since its midnight (0..1439). */
export type WallClock = { date: string; minute: number };

// Building a formatter costs far more than using it, and there are only a few zones; but each may be spelled in many cases.
const MOST_FORMATTERS = 1_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether the runtime knows an IANA zone name. A mere offset is none: PostgreSQL would read `+08:00` the other way round. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatter(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The wall clock of a zone at an instant. Throws RangeError for an unknown zone, an invalid date and a year that has not four digits. */
export function wallClock(at: Date, zone: string): WallClock {
  const parts = new Map(
    formatter(zone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  // Years before 1 are counted upwards by this formatter: they would look like later ones.
  if (at.getTime() < YEAR_1 || read('year').length > 4) throw unwritable(at.getTime());
  return {
    date: `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`,
    minute: Number(read('hour')) * 60 + Number(read('minute')),
  };
}

/** The civil date of an instant in a zone. */
export function civilDate(at: Date, zone: string): string {
  return wallClock(at, zone).date;
}

/** Whether a text is a day of the calendar, yyyy-MM-dd, that the product knows. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < DAYS.firstPast || text > DAYS.last) return false;
  const at = new Date(utcOf(text, 0));
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/**
 * The civil date some days later (or earlier), by the calendar and not by hours. Throws RangeError for what is no date and for
 * a date that yyyy-MM-dd cannot hold: as text it would sort before all others, and a loop that waits for it never ends.
 */
export function addDays(date: string, days: number): string {
  const at = utcOf(date, 0) + days * DAY_MS;
  if (!(at >= YEAR_1 && at < YEAR_10000)) throw unwritable(at);
  return new Date(at).toISOString().slice(0, 10);
}

/** Days from one civil date to another: 0 for the same, below 0 when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to, 0) - utcOf(from, 0)) / DAY_MS);
}

/**
 * The instant at which a zone's clock shows a date and a minute (may be 1440 and more: the days after). A time that daylight saving
 * skips gives the first minute after the gap; a time that happens twice gives the first.
 */
export function instantOf(date: string, minute: number, zone: string): Date {
  const wanted = utcOf(date, minute);
  // No zone has ever changed by more than a day, so the offsets of both days around bracket the answer.
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((at) => offsetMs(at, zone));
  const candidates = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b);
  const exact = candidates.find((at) => at + offsetMs(at, zone) === wanted);
  return new Date(exact ?? endOfGap(candidates, zone));
}

/** Halves the span until the minute is found in which the offset changes. */
function endOfGap([from = 0, to = 0]: number[], zone: string): number {
  let [low, high] = [from, to];
  const before = offsetMs(low, zone);
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMs(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetMs(at: number, zone: string): number {
  const { date, minute } = wallClock(new Date(at), zone);
  return utcOf(date, minute) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

function unwritable(at: number): RangeError {
  return new RangeError(`no date of the years 1 to 9999: ${Number.isFinite(at) ? `${at} ms` : 'not a date'}`);
}

function utcOf(date: string, minute: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS;
}

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  formatters.set(zone, made);
  return made;
}
