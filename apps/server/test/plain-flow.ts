/** Sums of customer flow by plain code that shares nothing with the product but the meaning of its columns: what tests compare it with. */
interface Interval {
  from: string;
  to: string;
}

export interface PlainPlace {
  zone: string;
  cutOff: string;
  week: Interval[][];
  specials: { from: string; to: string; intervals: Interval[] }[];
}

interface PlainCounter {
  id: string;
  kind: string;
  deduction: number;
}

export interface PlainReading {
  counterId: string;
  at: number;
  minutes: number;
  entries: number;
  exits: number;
  healthyMinutes: number;
}

export interface PlainHour {
  at: string;
  isOpen: boolean;
  hour: number;
  entries: number;
  exits: number;
  passers: number;
  captureEntries: number;
  healthy: number;
  expected: number;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();
function local(at: number, zone: string): { date: string; time: string } {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  formats.set(zone, format);
  const [date = '', time = ''] = format.format(at).split(' ');
  return { date, time };
}

function shifted(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The business day of an instant: whole hours belong to one. */
export function plainDay(at: number, { zone, cutOff }: PlainPlace): string {
  const { date, time } = local(at, zone);
  return `${time.slice(0, 2)}:00` < cutOff ? shifted(date, -1) : date;
}

function isOpenQuarter(at: number, place: PlainPlace): boolean {
  const { date, time } = local(at + 7 * MINUTE, place.zone);
  const of = (day: string): Interval[] => {
    const special = place.specials.filter((one) => one.from <= day && day <= one.to).at(-1);
    return special?.intervals ?? place.week[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? [];
  };
  const today = of(date).some(({ from, to }) => from <= time && (time < to || to < from));
  return today || of(shifted(date, -1)).some(({ from, to }) => to < from && time < to);
}

const isOpenFor = (at: number, minutes: number, place: PlainPlace): boolean =>
  Array.from({ length: minutes / 15 }, (_, n) => at + n * QUARTER).some((quarter) => isOpenQuarter(quarter, place));

interface Plain {
  place: PlainPlace;
  counters: PlainCounter[];
  readings: PlainReading[];
  /** What is not over then is expected of nobody. */
  now: number;
}

/** The hours of a store's business day, entries and exits before the staff is taken off. */
export function plainHours(day: string, { place, counters, readings, now }: Plain): PlainHour[] {
  const hours = new Map<string, PlainHour>();
  const cell = (at: number, isOpen: boolean): PlainHour => {
    const { time } = local(at, place.zone);
    const start = at - Number(time.slice(3)) * MINUTE;
    const key = `${start} ${isOpen}`;
    const empty = { entries: 0, exits: 0, passers: 0, captureEntries: 0, healthy: 0, expected: 0 };
    const one = hours.get(key) ?? {
      ...{ at: new Date(start).toISOString(), isOpen, hour: Number(time.slice(0, 2)) },
      ...empty,
    };
    hours.set(key, one);
    return one;
  };
  const kinds = new Map(counters.map(({ id, kind }) => [id, kind]));
  const own = readings.filter(({ at }) => plainDay(at, place) === day);
  const passed = new Set<PlainHour>();
  for (const { counterId, at, minutes, entries, exits, healthyMinutes } of own) {
    const one = cell(at, isOpenFor(at, minutes, place));
    if (kinds.get(counterId) === 'passage') {
      one.passers += entries + exits;
      if (healthyMinutes > 0) passed.add(one);
    }
    if (kinds.get(counterId) !== 'entrance') continue;
    one.entries += entries;
    one.exits += exits;
    one.healthy += healthyMinutes;
    one.expected += minutes;
  }
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let at = noon - 48 * 60 * MINUTE; at < noon + 72 * 60 * MINUTE; at += QUARTER) {
    if (plainDay(at, place) !== day || !isOpenQuarter(at, place) || at + QUARTER > now) continue;
    for (const { id, kind } of counters) {
      const isTold = own.some((one) => one.counterId === id && one.at <= at && at < one.at + one.minutes * MINUTE);
      if (kind === 'entrance' && !isTold) cell(at, true).expected += 15;
    }
  }
  for (const one of passed) one.captureEntries = one.entries;
  return [...hours.values()].toSorted((a, b) => a.at.localeCompare(b.at) || Number(a.isOpen) - Number(b.isOpen));
}
