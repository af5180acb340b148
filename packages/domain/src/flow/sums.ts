import type { CounterKind } from '../flow-counter.ts';
import type { CountedReading } from './counted-reading.ts';

/** What a store sold in an hour and how many people worked; null: not told. */
export interface Sold {
  transactions: number | null;
  items: number | null;
  /** Hundredths of the company's currency. */
  amountCents: number | null;
  /** Hundredths of a person. */
  staffCents: number | null;
}

/** An hour of a store, in opening hours or outside of them: what belongs to it. */
export interface HourCell {
  /** ms */
  at: number;
  hour: number;
  isOpen: boolean;
  readings: (CountedReading & { kind: CounterKind; isEarly: boolean })[];
  sales: Sold[];
  /** Of entrances that told nothing. */
  gapMinutes: number;
}

/** Sums, as the tables of hours and days have them. `*Entries`: the entries of those hours alone in which the other part of a ratio is known. */
export interface FlowSums {
  entries: number;
  exits: number;
  visitors: number | null;
  groups: number | null;
  groupEntries: number;
  passers: number;
  captureEntries: number;
  /** Of those hours alone in which an entrance counted: the other part of `captureEntries`. */
  countedPassers: number;
  fittings: number;
  fittingEntries: number;
  zoneVisits: number;
  zoneExits: number;
  zoneEntries: number;
  /** Exits of the store in hours in which a zone counted. */
  zoneDoorExits: number;
  dwells: number;
  dwellSeconds: number;
  queuePeak: number | null;
  queueWaits: number;
  queueSeconds: number;
  earlyEntries: number;
  transactions: number;
  items: number;
  amountCents: number;
  saleEntries: number;
  staffCents: number;
  staffEntries: number;
  /** Of those hours alone in which an entrance counted: the other part of `saleEntries` and `staffEntries`. */
  countedTransactions: number;
  countedAmountCents: number;
  countedStaffCents: number;
  healthyMinutes: number;
  expectedMinutes: number;
}

export const newCell = (of: Pick<HourCell, 'at' | 'hour' | 'isOpen'>): HourCell => ({
  ...of,
  ...{ readings: [], sales: [], gapMinutes: 0 },
});

type Reading = HourCell['readings'][number];
const sum = <T>(some: readonly T[], of: (one: T) => number): number => some.reduce((total, one) => total + of(one), 0);

/** A sum that is known only where every part of it is. */
function whole<T>(some: readonly T[], of: (one: T) => number | null): number | null {
  if (some.length === 0) return null;
  return some.reduce<number | null>((total, one) => {
    const value = of(one);
    return total === null || value === null ? null : total + value;
  }, 0);
}

/** The sums of an hour. */
export function cellSums(cell: HourCell): FlowSums {
  const of = (kind: CounterKind): Reading[] => cell.readings.filter((one) => one.kind === kind);
  const [doors, passages, zones, fittings, queues] = [
    of('entrance'),
    of('passage'),
    of('zone'),
    of('fitting'),
    of('queue'),
  ];
  const entries = sum(doors, (one) => one.entries);
  const exits = sum(doors, (one) => one.exits);
  const passers = sum(passages, (one) => one.entries + one.exits);
  const where = (isKnown: boolean): number => (isKnown ? entries : 0);
  const isCounted = (some: readonly Reading[]): boolean => some.some((one) => one.healthyMinutes > 0);
  const groups = whole(doors, (one) => one.groups);
  const peaks = queues.flatMap(({ peak }) => peak ?? []);
  return {
    entries,
    exits,
    visitors: whole(doors, (one) => one.visitors),
    groups,
    groupEntries: where(groups !== null),
    passers,
    captureEntries: where(isCounted(passages)),
    countedPassers: isCounted(doors) ? passers : 0,
    fittings: sum(fittings, (one) => one.entries),
    fittingEntries: where(isCounted(fittings)),
    zoneVisits: sum(zones, (one) => one.entries),
    zoneExits: sum(zones, (one) => one.exits),
    zoneEntries: where(isCounted(zones)),
    zoneDoorExits: isCounted(zones) ? exits : 0,
    dwells: sum(zones, (one) => one.dwells),
    dwellSeconds: sum(zones, (one) => one.dwellSeconds),
    queuePeak: peaks.length === 0 ? null : Math.max(...peaks),
    queueWaits: sum(queues, (one) => one.dwells),
    queueSeconds: sum(queues, (one) => one.dwellSeconds),
    earlyEntries: sum(
      doors.filter(({ isEarly }) => isEarly),
      (one) => one.entries,
    ),
    ...soldSums(cell.sales, entries, isCounted(doors)),
    healthyMinutes: sum(doors, (one) => one.healthyMinutes),
    expectedMinutes: sum(doors, (one) => one.minutes) + cell.gapMinutes,
  };
}

function soldSums(sales: readonly Sold[], entries: number, isCounted: boolean) {
  const transactions = sum(sales, (one) => one.transactions ?? 0);
  const amountCents = sum(sales, (one) => one.amountCents ?? 0);
  const staffCents = sum(sales, (one) => one.staffCents ?? 0);
  const isSold = sales.some((one) => one.transactions !== null || one.amountCents !== null);
  const isStaffed = sales.some((one) => one.staffCents !== null);
  return {
    ...{ transactions, items: sum(sales, (one) => one.items ?? 0), amountCents, staffCents },
    saleEntries: isSold ? entries : 0,
    staffEntries: isStaffed ? entries : 0,
    countedTransactions: isCounted ? transactions : 0,
    countedAmountCents: isCounted ? amountCents : 0,
    countedStaffCents: isCounted ? staffCents : 0,
  };
}

/** The sums of several hours of one day. Different people are known only where every hour with an entrance tells them. */
export function sumsOfCells(cells: readonly HourCell[]): FlowSums {
  const hours = cells.map(cellSums);
  const counted = cells.flatMap((cell, at) => {
    const hour = hours[at];
    return hour && cell.readings.some(({ kind }) => kind === 'entrance') ? [hour] : [];
  });
  const known = (values: readonly (number | null)[]): number[] => values.flatMap((value) => value ?? []);
  const groups = known(hours.map((one) => one.groups));
  const peaks = known(hours.map((one) => one.queuePeak));
  return {
    ...hours.reduce(added),
    visitors: whole(counted, (one) => one.visitors),
    groups: groups.length === 0 ? null : sum(groups, (one) => one),
    queuePeak: peaks.length === 0 ? null : Math.max(...peaks),
  };
}

/** Two sums together; what cannot be added is left to the caller. */
function added(a: FlowSums, b: FlowSums): FlowSums {
  const names = Object.keys(a) as (keyof FlowSums)[];
  const pairs = names.map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]);
  return { ...a, ...Object.fromEntries(pairs) };
}
