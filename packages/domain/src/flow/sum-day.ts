import type { CounterKind } from '../flow-counter.ts';
import type { CountedReading } from './counted-reading.ts';
import { type FlowPlace, flowDaySpan, QUARTER_MINUTES, QUARTER_MS, type ReadingMinutes, slotReader } from './place.ts';
import { cellSums, type FlowSums, type HourCell, newCell, type Sold, sumsOfCells } from './sums.ts';
import { takeOff } from './take-off.ts';

/** A counter of the store. */
export interface SummedCounter {
  id: string;
  kind: CounterKind;
  /** Whether a gap of it is one: it is on and in no bin. */
  isOn: boolean;
  /** From when on it is meant to count, ms: it was added, or its first reading, whichever is earlier. */
  since: number;
  /** Crossings of the staff a day, taken off its entries and exits. */
  deduction: number;
}

export interface SoldHour extends Sold {
  /** ms */
  at: number;
  isOpen: boolean;
}

export interface FlowDay {
  day: string;
  place: FlowPlace;
  counters: readonly SummedCounter[];
  readings: readonly CountedReading[];
  sales: readonly SoldHour[];
  /** What begins later is not over yet, ms: nothing is expected of it. */
  now: number;
}

/** Crossings of the staff in one reading, which its sums leave out. */
export interface StaffOff {
  counterId: string;
  /** ms */
  at: number;
  entries: number;
  exits: number;
}

/** A quarter of an hour of which an entrance that is meant to count told nothing. */
interface FlowGap {
  counterId: string;
  /** ms */
  at: number;
  hour: number;
  isOpen: boolean;
}

interface SummedDay {
  hours: HourSums[];
  days: DaySums[];
  staff: StaffOff[];
  gaps: FlowGap[];
}

type HourSums = FlowSums & { at: number; hour: number; isOpen: boolean };
type DaySums = FlowSums & { isOpen: boolean };

/**
 * The sums of a store's business day from all that was counted: by hour, and of the day; each in opening hours and outside of them.
 * With it what of each reading was staff, and the quarters that nobody counted: single counters and quarters say the same as the sums.
 */
export function sumDay(flow: FlowDay): SummedDay {
  const slotOf = slotReader(flow.place);
  const cells = new Map<string, HourCell>();
  const cellOf = (at: number, minutes: ReadingMinutes, isOpen: boolean): HourCell => {
    const { hourAt, hour } = slotOf(at, minutes);
    const key = `${hourAt} ${isOpen}`;
    const cell = cells.get(key) ?? newCell({ at: hourAt, hour, isOpen });
    cells.set(key, cell);
    return cell;
  };
  const kinds = new Map(flow.counters.map(({ id, kind }) => [id, kind]));
  for (const reading of flow.readings) {
    const kind = kinds.get(reading.counterId);
    const isEarly = !reading.isOpen && slotOf(reading.at, reading.minutes).isEarly;
    if (kind) cellOf(reading.at, reading.minutes, reading.isOpen).readings.push({ ...reading, kind, isEarly });
  }
  for (const sale of flow.sales) cellOf(sale.at, 60, sale.isOpen).sales.push(sale);
  const gaps = [...gapsOf(flow, slotOf)];
  for (const { at, isOpen } of gaps) cellOf(at, QUARTER_MINUTES, isOpen).gapMinutes += QUARTER_MINUTES;
  const staff = deductStaff(flow.counters, [...cells.values()]);
  const ordered = [...cells.values()].toSorted((a, b) => a.at - b.at || Number(a.isOpen) - Number(b.isOpen));
  const hours = ordered.map((cell) => ({ at: cell.at, hour: cell.hour, isOpen: cell.isOpen, ...cellSums(cell) }));
  const days = [false, true].flatMap((isOpen) => {
    const some = ordered.filter((cell) => cell.isOpen === isOpen);
    return some.length === 0 ? [] : [{ isOpen, ...sumsOfCells(some) }];
  });
  return { hours, days, staff, gaps };
}

/**
 * The quarters in opening hours of which an entrance that is meant to count has told nothing. While a store is closed nobody
 * misses a reading.
 */
function* gapsOf(flow: FlowDay, slotOf: ReturnType<typeof slotReader>): Generator<FlowGap> {
  const { from, until } = flowDaySpan(flow.day, flow.place);
  for (const counter of flow.counters) {
    if (counter.kind !== 'entrance' || !counter.isOn) continue;
    const told = new Set<number>();
    for (const { counterId, at, minutes } of flow.readings) {
      if (counterId !== counter.id) continue;
      for (let n = 0; n < minutes / QUARTER_MINUTES; n += 1) told.add(at + n * QUARTER_MS);
    }
    for (let at = from; at + QUARTER_MS <= Math.min(until, flow.now); at += QUARTER_MS) {
      if (at < counter.since || told.has(at)) continue;
      const { isOpen, hour } = slotOf(at, QUARTER_MINUTES);
      if (isOpen) yield { counterId: counter.id, at, hour, isOpen };
    }
  }
}

/** Spreads the crossings of the staff over what each entrance counted that day, and takes them off. */
function deductStaff(counters: readonly SummedCounter[], cells: readonly HourCell[]): StaffOff[] {
  const all = cells.flatMap(({ readings }) => readings);
  return counters.flatMap(({ id, kind, deduction }) => {
    if (kind !== 'entrance' || deduction === 0) return [];
    const own = all.filter(({ counterId }) => counterId === id).toSorted((a, b) => a.at - b.at);
    const left = (of: 'entries' | 'exits') =>
      takeOff(
        own.map((one) => one[of]),
        deduction,
      );
    const [entries, exits] = [left('entries'), left('exits')];
    return own.map((one, index) => {
      const before = { entries: one.entries, exits: one.exits };
      one.entries = entries[index] ?? one.entries;
      one.exits = exits[index] ?? one.exits;
      return {
        ...{ counterId: id, at: one.at },
        ...{ entries: before.entries - one.entries, exits: before.exits - one.exits },
      };
    });
  });
}
