import { addDays } from '../civil-time.ts';
import { type FlowPlace, flowDaySpan, QUARTER_MINUTES, QUARTER_MS, type ReadingMinutes, slotReader } from './place.ts';

/** A reading as the hours of its counter need it. */
interface HourReading {
  /** ms */
  at: number;
  minutes: ReadingMinutes;
  isOpen: boolean;
  entries: number;
  exits: number;
  peak: number | null;
  healthyMinutes: number;
}

/** An hour of a counter. Without a reading entries and exits are null: a gap, and never 0. */
export interface CounterHour {
  day: string;
  /** ms */
  at: number;
  hour: number;
  isOpen: boolean;
  entries: number | null;
  exits: number | null;
  peak: number | null;
  healthyMinutes: number;
  /** Minutes of it in opening hours, and those outside of which there is a reading. */
  expectedMinutes: number;
  /** Minutes in opening hours alone: able to count, and meant to. */
  openHealthyMinutes: number;
  openExpectedMinutes: number;
}

interface Asked {
  place: FlowPlace;
  from: string;
  to: string;
  readings: readonly HourReading[];
  /** Whether a gap is one, and since when, ms. */
  isOn: boolean;
  since: number;
  /** ms */
  now: number;
  /** Shared by the counters of one store. */
  slotOf?: ReturnType<typeof slotReader>;
}

/** The hours of a counter on business days `from` to `to`, as far as they are over: with or without readings. */
export function counterHours({ place, from, to, readings, isOn, since, now, ...asked }: Asked): CounterHour[] {
  const slotOf = asked.slotOf ?? slotReader(place);
  const hours = new Map<number, CounterHour>();
  const told = new Set<number>();
  for (const { at, minutes } of readings) {
    for (let n = 0; n < minutes / QUARTER_MINUTES; n += 1) told.add(at + n * QUARTER_MS);
  }
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const span = flowDaySpan(day, place);
    for (let at = span.from; at + QUARTER_MS <= Math.min(span.until, now); at += QUARTER_MS) {
      const slot = slotOf(at, QUARTER_MINUTES);
      const hour = hours.get(slot.hourAt) ?? empty(slot);
      hours.set(slot.hourAt, hour);
      hour.isOpen ||= slot.isOpen;
      if (told.has(at) || !slot.isOpen || !isOn || at < since) continue;
      hour.expectedMinutes += QUARTER_MINUTES;
      hour.openExpectedMinutes += QUARTER_MINUTES;
    }
  }
  for (const reading of readings) add(hours.get(slotOf(reading.at, reading.minutes).hourAt), reading);
  return [...hours.values()].toSorted((a, b) => a.at - b.at);
}

const empty = ({ day, hour, hourAt }: { day: string; hour: number; hourAt: number }): CounterHour => ({
  ...{ day, hour, at: hourAt, isOpen: false, entries: null, exits: null, peak: null },
  ...{ healthyMinutes: 0, expectedMinutes: 0, openHealthyMinutes: 0, openExpectedMinutes: 0 },
});

function add(hour: CounterHour | undefined, reading: HourReading): void {
  if (!hour) return;
  hour.entries = (hour.entries ?? 0) + reading.entries;
  hour.exits = (hour.exits ?? 0) + reading.exits;
  hour.peak = reading.peak === null ? hour.peak : Math.max(hour.peak ?? 0, reading.peak);
  hour.healthyMinutes += reading.healthyMinutes;
  hour.expectedMinutes += reading.minutes;
  if (!reading.isOpen) return;
  hour.openHealthyMinutes += reading.healthyMinutes;
  hour.openExpectedMinutes += reading.minutes;
}

/** In opening hours, and not all of it was counted. */
export const isGap = (hour: CounterHour): boolean =>
  hour.openExpectedMinutes > 0 && hour.openHealthyMinutes < hour.openExpectedMinutes;

/** In opening hours it was able to count, and nobody came or went. */
export const isZero = (hour: CounterHour): boolean =>
  hour.openHealthyMinutes > 0 && hour.entries === 0 && hour.exits === 0;
