import type { flowReadingApi as api } from '@rondo/contract/flow-reading';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { wallClock } from '@rondo/domain/civil-time';
import { HOUR_MS } from '@rondo/domain/duration';
import { beginsSlot, slotReader } from '@rondo/domain/flow/place';
import { z } from 'zod';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { findCounter } from '../../flow-counter/index.ts';
import { visibleShops } from '../../scope/index.ts';
import * as q from '../correction.queries.ts';
import { flowPlaces } from '../places.ts';
import { openDays } from '../swept.ts';
import { putReadings, type StoredReading } from '../write.queries.ts';
import { markDue } from '../write-readings.ts';

const HOUR_MINUTES = 60;

/** Writes what an hour of a counter really was. What was there is kept, to be taken back. */
export async function correct(
  { actor, change }: Context,
  { counterId, at: told, entries, exits, reason }: Parsed<typeof api.correct>,
): Promise<{ id: string }> {
  return change(async (tx) => {
    const counter = await findCounter(tx.db, actor, counterId).executeTakeFirst();
    if (!counter) throw new AppError('NOT_FOUND');
    const at = new Date(told);
    const slot = await slotAt(tx, counter.shop_id, at);
    await q.hold(tx.db, tx.companyId, counterId);
    const there = await q.inHour(tx.db, tx.companyId, counterId, at).execute();
    const stored = there.map(storedOf);
    const sum = (of: (row: StoredReading) => number): number => stored.reduce((total, row) => total + of(row), 0);
    const counted = { entries: sum((row) => row.entries), exits: sum((row) => row.exits) };
    const peaks = stored.flatMap(({ peak }) => peak ?? []);
    const reading: StoredReading = {
      ...{ counter_id: counterId, shop_id: counter.shop_id, at: at.toISOString(), minutes: HOUR_MINUTES },
      ...{ day: slot.day, hour: slot.hour, is_open: slot.isOpen, entries, exits, visitors: null, groups: null },
      ...{ dwells: sum((row) => row.dwells), dwell_seconds: sum((row) => row.dwell_seconds) },
      ...{ peak: peaks.length === 0 ? null : Math.max(...peaks), healthy_minutes: HOUR_MINUTES, source: 'correction' },
    };
    await dropReadings(tx, counterId, there);
    await putReadings(tx.db, tx.companyId, [reading], tx.now());
    const id = tx.newId();
    await q
      .insert(tx.db, {
        ...{ company_id: tx.companyId, id, counter_id: counterId, shop_id: counter.shop_id, at, minutes: HOUR_MINUTES },
        ...{ reason, made_by: actor.memberId, made_at: tx.now(), after: JSON.stringify({ entries, exits }) },
        before: stored.length === 0 ? null : JSON.stringify({ ...counted, rows: stored }),
      })
      .execute();
    await markDue(tx, tx.companyId, [reading]);
    const data = { day: slot.day, hour: slot.hour, before: stored.length === 0 ? null : counted, entries, exits };
    const entry = { kind: 'flowCounter', id: counterId, name: counter.name, event: 'corrected' } as const;
    await tx.addHistory({ ...entry, comment: reason, data });
    return { id };
  });
}

/** Takes the correction of an hour that stands back: what was there before comes again. */
export async function takeBack(
  { actor, change }: Context,
  { id }: Parsed<typeof api.takeBack>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const correction = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
    const counter = correction && (await findCounter(tx.db, actor, correction.counter_id).executeTakeFirst());
    if (!correction || !counter) throw new AppError('NOT_FOUND');
    const { at, counter_id: counterId } = correction;
    await q.hold(tx.db, tx.companyId, counterId);
    const standing = await q.standing(tx.db, tx.companyId, counterId, at).executeTakeFirst();
    if (standing?.id !== id) throw new AppError('MOVE_NOT_ALLOWED');
    const by = { at: tx.now(), memberId: actor.memberId };
    const taken = await q.takeBack(tx.db, tx.companyId, id, by).executeTakeFirst();
    if (!taken) throw new AppError('MOVE_NOT_ALLOWED');
    const now = await q.inHour(tx.db, tx.companyId, counterId, at).execute();
    await dropReadings(tx, counterId, now);
    const before = keptRows.parse(correction.before);
    if (before !== null) await putReadings(tx.db, tx.companyId, before.rows, tx.now());
    await markDue(tx, tx.companyId, now);
    const slot = await slotAt(tx, counter.shop_id, at);
    const entry = { kind: 'flowCounter', id: counterId, name: counter.name, event: 'correction_taken_back' } as const;
    await tx.addHistory({ ...entry, data: { day: slot.day, hour: slot.hour } });
    return { done: true };
  });
}

/** Leaves a day of a store out of all figures. */
export async function exclude(
  { actor, change }: Context,
  { shopId, day, reason }: Parsed<typeof api.exclude>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const shop = await shopOf(tx, actor, shopId);
    await refuseSwept(tx, shopId, day);
    const left = { companyId: tx.companyId, shopId, day };
    const by = { reason, memberId: actor.memberId, at: tx.now() };
    const made = await q.exclude(tx.db, left, by).executeTakeFirst();
    if (!made) throw new AppError('MOVE_NOT_ALLOWED');
    await markDue(tx, tx.companyId, [{ shop_id: shopId, day }]);
    const entry = { kind: 'flowReading', id: shopId, name: shop.name, event: 'excluded' } as const;
    await tx.addHistory({ ...entry, comment: reason, data: { day } });
    return { done: true };
  });
}

/** Takes a day of a store into the figures again. */
export async function include(
  { actor, change }: Context,
  { shopId, day }: Parsed<typeof api.include>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const shop = await shopOf(tx, actor, shopId);
    await refuseSwept(tx, shopId, day);
    const gone = await q.include(tx.db, { companyId: tx.companyId, shopId, day }).executeTakeFirst();
    if (!gone) throw new AppError('NOT_FOUND');
    await markDue(tx, tx.companyId, [{ shop_id: shopId, day }]);
    const entry = { kind: 'flowReading', id: shopId, name: shop.name, event: 'included' } as const;
    await tx.addHistory({ ...entry, data: { day } });
    return { done: true };
  });
}

async function shopOf(tx: Tx, actor: Context['actor'], shopId: string): Promise<{ name: string }> {
  const shop = await visibleShops(tx.db, actor).select('shop.name').where('shop.id', '=', shopId).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
  return shop;
}

/** Where the hour belongs; refuses what begins no hour, is not over, or is no longer kept. */
async function slotAt(tx: Tx, shopId: string, at: Date) {
  const place = (await flowPlaces(tx.db, tx.companyId, [shopId])).get(shopId);
  if (!place) throw new AppError('NOT_FOUND');
  const isStart = beginsSlot(at.getTime(), HOUR_MINUTES, wallClock(at, place.zone));
  const slot = slotReader(place)(at.getTime(), HOUR_MINUTES);
  const isOver = at.getTime() + HOUR_MS <= tx.now().getTime();
  if (!isStart || !isOver) throw refuseField('at', 'invalid');
  await refuseSwept(tx, shopId, slot.day);
  return slot;
}

/** Of a day whose readings are no longer kept only the sums are left. */
async function refuseSwept(tx: Tx, shopId: string, day: string): Promise<void> {
  const [open] = await openDays(tx, [{ shop_id: shopId, day }]);
  if (!open) throw refuseField('day', 'day_range');
}

type Reading = Awaited<ReturnType<ReturnType<typeof q.inHour>['execute']>>[number];

async function dropReadings(tx: Tx, counterId: string, rows: readonly Reading[]): Promise<void> {
  if (rows.length === 0) return;
  const times = rows.map(({ at }) => at);
  await q.drop(tx.db, tx.companyId, counterId, times).execute();
}

const storedOf = (row: Reading): StoredReading => {
  const { company_id: _, received_at: _at, at, ...rest } = row;
  return { ...rest, at: at.toISOString() };
};

const count = z.number().int();
const storedReading = z.object({
  ...{ counter_id: z.string(), shop_id: z.string(), at: z.string(), minutes: count, day: z.string(), hour: count },
  ...{ is_open: z.boolean(), entries: count, exits: count, visitors: count.nullable(), groups: count.nullable() },
  ...{ dwells: count, dwell_seconds: count, peak: count.nullable(), healthy_minutes: count, source: z.string() },
});
/** As `correct` keeps it. */
const keptRows = z.object({ rows: z.array(storedReading) }).nullable();
