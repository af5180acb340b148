import { isBeforeOpening, isOpenOn, minuteOf, type SpecialDays, type WeekHours } from '../business-hours.ts';
import { addDays, instantOf, type WallClock, wallClock } from '../civil-time.ts';
import { MINUTE_MS } from '../duration.ts';

/** What a store's hours are reckoned by: its zone and hours, and the company's cut-off. */
export interface FlowPlace {
  zone: string;
  /** HH:mm */
  cutOff: string;
  week: WeekHours;
  specials: readonly SpecialDays[];
}

/** Readings are of a quarter of an hour, or of an hour. */
export const QUARTER_MINUTES = 15;
export const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS;
export const READING_MINUTES = [QUARTER_MINUTES, 60] as const;
export type ReadingMinutes = (typeof READING_MINUTES)[number];

/** Where a reading belongs. */
export interface Slot {
  /** Business day. Whole hours belong to one: a cut-off inside an hour counts from the next full hour. */
  day: string;
  /** 0..23 of the store's clock. */
  hour: number;
  /** Start of that hour, ms; in the hour that the clock shows twice, of the one meant. */
  hourAt: number;
  /** Whether the store is open in one of its quarters; a store without hours always is. */
  isOpen: boolean;
  /** Before the store opens for the first time that day. */
  isEarly: boolean;
}

/** Reads where readings of a store belong; what was read once is remembered, readings of one store repeat their times. */
export function slotReader(place: FlowPlace): (at: number, minutes: ReadingMinutes) => Slot {
  const { zone, week, specials } = place;
  const clockAt = remembered((at) => wallClock(new Date(at), zone));
  const quarterAt = remembered((at) => {
    const middle = clockAt(at + QUARTER_MS / 2);
    return { isOpen: isOpenOn(week, specials, middle) ?? true, isEarly: isBeforeOpening(week, specials, middle) };
  });
  const cutOff = cutOffMinute(place);
  return (at, minutes) => {
    const { date, minute } = clockAt(at);
    const hour = Math.floor(minute / 60);
    const quarters = Array.from({ length: minutes / QUARTER_MINUTES }, (_, n) => quarterAt(at + n * QUARTER_MS));
    return {
      day: hour * 60 < cutOff ? addDays(date, -1) : date,
      hour,
      hourAt: at - (minute % 60) * MINUTE_MS,
      isOpen: quarters.some(({ isOpen }) => isOpen),
      isEarly: quarters.every(({ isEarly }) => isEarly),
    };
  };
}

/** The instants of a business day, ms: `from` inclusive, `until` exclusive. 23 or 25 hours when the clocks change. */
export function flowDaySpan(day: string, place: FlowPlace): { from: number; until: number } {
  const minute = Math.ceil(cutOffMinute(place) / 60) * 60;
  const begins = (date: string): number => instantOf(date, minute, place.zone).getTime();
  return { from: begins(day), until: begins(addDays(day, 1)) };
}

/** Whether readings of so many minutes can begin then: at a quarter, or at an hour of the store's clock. */
export function beginsSlot(at: number, minutes: ReadingMinutes, clock: Pick<WallClock, 'minute'>): boolean {
  return at % MINUTE_MS === 0 && clock.minute % minutes === 0;
}

const cutOffMinute = ({ cutOff }: Pick<FlowPlace, 'cutOff'>): number => minuteOf(cutOff) ?? 0;

function remembered<T>(read: (at: number) => T): (at: number) => T {
  const known = new Map<number, T>();
  return (at) => {
    const there = known.get(at);
    if (there !== undefined) return there;
    const value = read(at);
    known.set(at, value);
    return value;
  };
}
