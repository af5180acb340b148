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

export type HourSums = FlowSums & { at: number; hour: number; isOpen: boolean };
export type DaySums = FlowSums & { isOpen: boolean };

/** The sums of a store's business day from all that was counted: by hour, and of the day; each in opening hours and outside of them. */
export function sumDay(flow: FlowDay): { hours: HourSums[]; days: DaySums[] } {
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
  for (const { at, isOpen } of gapsOf(flow, slotOf)) cellOf(at, QUARTER_MINUTES, isOpen).gapMinutes += QUARTER_MINUTES;
  deductStaff(flow.counters, [...cells.values()]);
  const ordered = [...cells.values()].toSorted((a, b) => a.at - b.at || Number(a.isOpen) - Number(b.isOpen));
  const hours = ordered.map((cell) => ({ at: cell.at, hour: cell.hour, isOpen: cell.isOpen, ...cellSums(cell) }));
  const days = [false, true].flatMap((isOpen) => {
    const some = ordered.filter((cell) => cell.isOpen === isOpen);
    return some.length === 0 ? [] : [{ isOpen, ...sumsOfCells(some) }];
  });
  return { hours, days };
}

/**
 * The quarters in opening hours of which an entrance that is meant to count has told nothing. While a store is closed nobody
 * misses a reading.
 */
function* gapsOf(flow: FlowDay, slotOf: ReturnType<typeof slotReader>): Generator<{ at: number; isOpen: boolean }> {
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
      const { isOpen } = slotOf(at, QUARTER_MINUTES);
      if (isOpen) yield { at, isOpen };
    }
  }
}

/** Spreads the crossings of the staff over what each entrance counted that day. */
function deductStaff(counters: readonly SummedCounter[], cells: readonly HourCell[]): void {
  for (const { id, kind, deduction } of counters) {
    if (kind !== 'entrance' || deduction === 0) continue;
    const own = cells
      .flatMap(({ readings }) => readings)
      .filter(({ counterId }) => counterId === id)
      .toSorted((a, b) => a.at - b.at);
    const entries = takeOff(
      own.map((one) => one.entries),
      deduction,
    );
    const exits = takeOff(
      own.map((one) => one.exits),
      deduction,
    );
    own.forEach((one, at) => {
      one.entries = entries[at] ?? one.entries;
      one.exits = exits[at] ?? one.exits;
    });
  }
}
