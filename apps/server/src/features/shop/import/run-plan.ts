import type { Output } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { Actor } from '@rondo/domain/actor';
import { civilDate } from '@rondo/domain/civil-time';
import type { Tx } from '../../../platform/context.ts';
import { type Trace, writeHistory } from '../../../platform/history.ts';
import { columnsOf } from '../fields.ts';
import { dismissManagers } from '../shop.queries.ts';
import { orTaken } from '../taken.ts';
import { makeGroups, type Place } from './group-places.ts';
import * as q from './import.queries.ts';
import { type Match, matcher } from './match.ts';
import type { Plan, PlannedRow } from './plan.ts';

const BATCH = 1_000;

type Result = Output<typeof shopApi.importRun>;
type Written = { values: q.ShopValues; managerIds: string[] };

/** Writes a plan in batches, inside the transaction it is given: all of it or nothing. */
export async function runPlan(tx: Tx, actor: Actor, plan: Plan, duplicates: 'skip' | 'overwrite'): Promise<Result> {
  const match = await matcher(
    tx.db,
    actor,
    plan.rows.map((row) => row.fields),
  );
  const fresh: PlannedRow[] = [];
  const known: { row: PlannedRow; shop: Match }[] = [];
  for (const row of plan.rows) {
    const shop = match(row.fields);
    if (shop === null) fresh.push(row);
    else if (shop !== 'two' && shop.isVisible && duplicates === 'overwrite') known.push({ row, shop });
  }
  const wanted = [...fresh, ...known.map(({ row }) => row).filter((row) => row.groupPath !== '')];
  const places = await makeGroups(tx, actor, new Set(wanted.map((row) => row.groupPath)));
  const today = civilDate(tx.now(), actor.timeZone);
  const created = await add(
    tx,
    actor,
    fresh.map((row) => ({
      values: valuesOf(row, tx.newId(), places.at(row.groupPath), today),
      managerIds: row.managerIds,
    })),
  );
  const updated = known.map(({ row, shop }) => ({
    // A file without a group leaves the shop where it is.
    values: valuesOf(row, shop.id, row.groupPath === '' ? null : places.at(row.groupPath), today),
    managerIds: row.managerIds,
  }));
  await overwrite(tx, actor, updated, plan.columns);
  const written = [...created, ...updated];
  return {
    created: created.length,
    updated: updated.length,
    skipped: plan.rows.length - written.length,
    withoutManager: written.filter((shop) => shop.managerIds.length === 0).length,
  };
}

async function add(tx: Tx, actor: Actor, shops: Written[]): Promise<Written[]> {
  const created: Written[] = [];
  for (const batch of batches(shops)) {
    const values = batch.map((shop) => shop.values);
    const { rows } = await q.insertShops(actor.companyId, values, tx.now()).execute(tx.db);
    const ids = new Set(rows.map((row) => row.id));
    const inserted = batch.filter((shop) => ids.has(shop.values.id));
    await appoint(tx, actor, inserted);
    await trace(tx, actor, inserted, 'imported');
    created.push(...inserted);
  }
  return created;
}

/** Only what the file has columns for; the state stays, because closing a shop has effects and needs a reason. */
async function overwrite(tx: Tx, actor: Actor, shops: Written[], fields: readonly string[]): Promise<void> {
  const columns = COLUMNS_OF.filter(([field]) => fields.includes(field)).map(([, column]) => column);
  for (const batch of batches(shops)) {
    const values = batch.map((shop) => shop.values);
    await orTaken(() => q.updateShops(actor.companyId, values, columns, tx.now()).execute(tx.db));
    const moved = values.filter((shop) => shop.group_id !== null);
    if (moved.length > 0) {
      await q.updateShops(actor.companyId, moved, ['group_id', 'lineage'], tx.now()).execute(tx.db);
    }
    const managed = batch.filter((shop) => shop.managerIds.length > 0);
    await dismissManagers(
      tx.db,
      actor.companyId,
      managed.map((shop) => shop.values.id),
    ).execute();
    await appoint(tx, actor, managed);
    await trace(tx, actor, batch, 'overwritten');
  }
}

const COLUMNS_OF: [string, keyof q.ShopValues][] = [
  ['name', 'name'],
  ['code', 'code'],
  ['phone', 'phone'],
  ['province', 'province'],
  ['city', 'city'],
  ['district', 'district'],
  ['address', 'address'],
  ['latitude', 'latitude'],
  ['longitude', 'longitude'],
  ['format', 'format'],
  ['areaM2', 'area_m2'],
  ['tags', 'tags'],
  ['openedOn', 'opened_on'],
  ['timeZone', 'time_zone'],
  ['hours', 'hours'],
  ['remarks', 'remarks'],
];

async function appoint(tx: Tx, actor: Actor, shops: readonly Written[]): Promise<void> {
  const managers = shops.flatMap(({ values, managerIds }) =>
    managerIds.map((member_id, sort) => ({ shop_id: values.id, member_id, sort })),
  );
  if (managers.length > 0) await q.insertManagers(actor.companyId, managers).execute(tx.db);
}

async function trace(tx: Tx, actor: Actor, shops: readonly Written[], event: string): Promise<void> {
  const writer = {
    companyId: actor.companyId,
    at: tx.now(),
    newId: tx.newId,
    actor,
    ip: tx.ip || null,
    device: tx.device || null,
  };
  await writeHistory(
    tx.db,
    writer,
    shops.map(({ values }): Trace => ({ kind: 'shop', id: values.id, name: values.name, event, to: values.state })),
  );
}

function valuesOf(row: PlannedRow, id: string, place: Place | null, today: string): q.ShopValues {
  const { hours: _text, ...columns } = columnsOf({ ...row.fields, groupId: '', managerIds: [] });
  return {
    ...columns,
    id,
    hours: row.fields.hours,
    group_id: place?.id ?? null,
    lineage: place?.lineage ?? null,
    state: row.state,
    closed_kind: row.closedKind,
    closed_on: row.state === 'closed' ? today : null,
  };
}

function batches<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / BATCH);
  return Array.from({ length: count }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH));
}
