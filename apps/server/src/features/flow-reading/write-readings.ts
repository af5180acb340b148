import { wallClock } from '@rondo/domain/civil-time';
import { beginsSlot, type FlowPlace, type ReadingMinutes, slotReader } from '@rondo/domain/flow/place';
import type { ReadingSource } from '@rondo/domain/flow-reading';
import type { Tx } from '../../platform/context.ts';
import { countersOf } from '../flow-counter/index.ts';
import { flowPlaces } from './places.ts';
import { openDays } from './swept.ts';
import * as q from './write.queries.ts';

/** What a counter counted in a quarter of an hour, or in an hour. */
export interface NewReading {
  counterId: string;
  /** The start, of a quarter or of an hour of the store's clock. */
  at: Date;
  minutes: ReadingMinutes;
  entries: number;
  exits: number;
  /** Different people that were not there before that business day; null: the counter does not tell people apart. */
  visitors: number | null;
  groups: number | null;
  /** Of areas: how many stayed for long enough, and how long in all. */
  dwells: number;
  dwellSeconds: number;
  /** The most people in the area at once. */
  peak: number | null;
  /** How many of its minutes the counter was able to count. */
  healthyMinutes: number;
  source: Exclude<ReadingSource, 'correction'>;
}

export interface WrittenReadings {
  /** How many were written anew or changed. */
  written: number;
  /** How many a correction keeps out, by counter and time, as `readingKey` names them. */
  corrected: ReadonlySet<string>;
  /** Those of days whose readings are no longer kept, of which there are sums alone. */
  swept: ReadonlySet<string>;
}

/** Rows of one statement. */
const BATCH = 5_000;

export const readingKey = (counterId: string, at: Date): string => `${counterId} ${at.getTime()}`;

const storedKey = (row: q.StoredReading): string => readingKey(row.counter_id, new Date(row.at));

/**
 * Writes readings: the same ones again change nothing, later ones replace earlier ones, a correction stays. Of two for the same
 * time the last one counts; counters that are not of the company are left out. The days are summed a few seconds later.
 */
export async function writeReadings(
  tx: Pick<Tx, 'db' | 'now' | 'emit'>,
  companyId: string,
  readings: readonly NewReading[],
): Promise<WrittenReadings> {
  const last = [...new Map(readings.map((one) => [readingKey(one.counterId, one.at), one])).values()];
  const all = await storedOf(tx, companyId, last);
  const rows = await openDays({ ...tx, companyId }, all);
  const open = new Set(rows);
  const swept = new Set(all.filter((row) => !open.has(row)).map(storedKey));
  const keptOut = new Set<string>();
  let written = 0;
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = rows.slice(at, at + BATCH);
    const { rows: protectedRows } = await q.corrected(tx.db, companyId, some);
    const kept = new Set(protectedRows.map((one) => readingKey(one.counter_id, one.at)));
    const free = some.filter((one) => !kept.has(storedKey(one)));
    if (free.length > 0) {
      const dropped = await q.dropOverlapped(tx.db, companyId, free);
      const put = await q.putReadings(tx.db, companyId, free, tx.now());
      await markDue(tx, companyId, [...dropped.rows, ...put.rows]);
      written += put.rows.length;
    }
    for (const key of kept) keptOut.add(key);
  }
  return { written, corrected: keptOut, swept };
}

/** Days of stores to be summed again, soon. */
export async function markDue(
  tx: Pick<Tx, 'db' | 'now' | 'emit'>,
  companyId: string,
  days: readonly q.ShopDay[],
): Promise<void> {
  const distinct = [...new Map(days.map((one) => [`${one.shop_id} ${one.day}`, one])).values()];
  if (distinct.length === 0) return;
  await q.markDue(tx.db, companyId, distinct, tx.now());
  await tx.emit('flow-reading.written', { days: distinct.length });
}

async function storedOf(
  { db }: Pick<Tx, 'db'>,
  companyId: string,
  readings: readonly NewReading[],
): Promise<q.StoredReading[]> {
  const ids = [...new Set(readings.map(({ counterId }) => counterId))];
  if (ids.length === 0) return [];
  const counters = await countersOf(db, companyId).where('flow_counter.id', 'in', ids).execute();
  const shopOf = new Map(counters.map((one) => [one.id, one.shop_id]));
  const places = await flowPlaces(db, companyId, shopOf.values());
  const readers = new Map([...places].map(([shopId, place]) => [shopId, readerOf(place)]));
  return readings.flatMap((one) => {
    const shopId = shopOf.get(one.counterId);
    const read = shopId === undefined ? undefined : readers.get(shopId);
    return shopId === undefined || read === undefined ? [] : [storedRow(one, shopId, read)];
  });
}

function readerOf(place: FlowPlace) {
  const slotOf = slotReader(place);
  return (at: Date, minutes: ReadingMinutes) => {
    if (!beginsSlot(at.getTime(), minutes, wallClock(at, place.zone))) {
      throw new Error(`no start of ${minutes} minutes: ${at.toISOString()}`);
    }
    return slotOf(at.getTime(), minutes);
  };
}

function storedRow(one: NewReading, shopId: string, read: ReturnType<typeof readerOf>): q.StoredReading {
  const { day, hour, isOpen } = read(one.at, one.minutes);
  return {
    ...{ counter_id: one.counterId, shop_id: shopId, at: one.at.toISOString(), minutes: one.minutes },
    ...{ day, hour, is_open: isOpen, entries: one.entries, exits: one.exits, visitors: one.visitors },
    ...{ groups: one.groups, dwells: one.dwells, dwell_seconds: one.dwellSeconds, peak: one.peak },
    ...{ healthy_minutes: one.healthyMinutes, source: one.source },
  };
}
