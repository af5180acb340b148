import type { Actor } from '@rondo/domain/actor';
import { civilDate } from '@rondo/domain/civil-time';
import type { Tx } from '../../../platform/context.ts';
import { type HistoryLine, writeHistory } from '../../../platform/history.ts';
import type { WriteOptions, Written, WrittenRow } from '../../../platform/import/definition.ts';
import { type CustomValues, mergedCustom } from '../custom-fields.ts';
import { columnsOf } from '../fields.ts';
import * as shopManagers from '../manager.queries.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import { customColumn } from './fields.ts';
import { makeGroups, type Place } from './group-places.ts';
import * as q from './import.queries.ts';
import { type Match, matcher } from './match.ts';
import type { Plan, PlannedRow } from './plan.ts';

const BATCH = 1_000;

type Shop = { values: q.ShopValues; managerIds: string[] };

/** Writes a plan in batches, inside the transaction it is given: all of it or nothing. */
export async function writeShops(tx: Tx, actor: Actor, plan: Plan, options: WriteOptions): Promise<Written> {
  const { fresh, known } = await parted(tx, actor, plan.rows, options.duplicates);
  const wanted = [...fresh, ...known.map(({ row }) => row).filter((row) => row.groupPath !== '')];
  const { places, made } = await makeGroups(tx, actor, new Set(wanted.map((row) => row.groupPath)));
  const today = civilDate(tx.now(), actor.timeZone);
  const created = await add(
    tx,
    actor,
    fresh.map((row) => ({
      values: valuesOf(row, tx.newId(), {
        place: places.at(row.groupPath),
        today,
        custom: mergedCustom({}, row.custom),
      }),
      managerIds: row.managerIds,
    })),
    options.progress,
  );
  const said = await saidBefore(tx, actor, known);
  const updated = known.map(({ row, shop }) => ({
    // A file without a group leaves the shop where it is.
    values: valuesOf(row, shop.id, {
      place: row.groupPath === '' ? null : places.at(row.groupPath),
      today,
      custom: mergedCustom(said.get(shop.id) ?? {}, row.custom),
    }),
    managerIds: row.managerIds,
  }));
  const overwritten = await overwrite(tx, actor, updated, plan.columns, (done) =>
    options.progress(created.length + done),
  );
  const written = [...created, ...updated];
  const result = {
    created: created.length,
    updated: updated.length,
    skipped: plan.rows.length - written.length,
    groups: made.length,
    withoutManager: written.filter((shop) => shop.managerIds.length === 0).length,
  };
  await tx.addHistory({
    kind: 'shop',
    id: options.importId,
    name: options.fileName,
    event: 'import_run',
    data: result,
  });
  return {
    result,
    rows: [
      ...created.map(
        ({ values }): WrittenRow => ({ kind: 'shop', id: values.id, name: values.name, rev: 0, before: null }),
      ),
      ...overwritten,
      ...made.map(({ id, path }): WrittenRow => ({ kind: 'group', id, name: path, rev: 0, before: null })),
    ],
  };
}

/** What is new, and what overwrites a store; the rest is skipped. */
async function parted(tx: Tx, actor: Actor, rows: readonly PlannedRow[], duplicates: WriteOptions['duplicates']) {
  const named = rows.map((row) => row.fields);
  const match = await matcher(tx.db, actor, named);
  const fresh: PlannedRow[] = [];
  const known: { row: PlannedRow; shop: Match }[] = [];
  for (const row of rows) {
    const shop = match(row.fields);
    if (shop === null) fresh.push(row);
    else if (shop !== 'two' && shop.isVisible && duplicates === 'overwrite') known.push({ row, shop });
  }
  return { fresh, known };
}

type Progress = WriteOptions['progress'];

async function add(tx: Tx, actor: Actor, shops: Shop[], progress: Progress): Promise<Shop[]> {
  const created: Shop[] = [];
  for (const batch of batches(shops)) {
    const values = batch.map((shop) => shop.values);
    const { rows } = await q.insertShops(actor.companyId, values, tx.now()).execute(tx.db);
    const ids = new Set(rows.map((row) => row.id));
    const inserted = batch.filter((shop) => ids.has(shop.values.id));
    await appoint(tx, actor, inserted);
    await addHistory(tx, actor, inserted, 'imported');
    created.push(...inserted);
    await progress(created.length);
  }
  return created;
}

/** Only what the file has columns for; the state stays, because closing a shop has effects and needs a reason. */
async function overwrite(
  tx: Tx,
  actor: Actor,
  shops: Shop[],
  fields: readonly string[],
  progress: Progress,
): Promise<WrittenRow[]> {
  const rows: WrittenRow[] = [];
  const named = q.COLUMNS_OF_FIELD.filter(([field]) => fields.includes(field)).map(([, column]) => column);
  const columns = fields.some((field) => field.startsWith(customColumn(''))) ? [...named, 'custom' as const] : named;
  for (const batch of batches(shops)) {
    const values = batch.map((shop) => shop.values);
    const before = await q
      .shopsAsTheyAre(
        tx.db,
        actor.companyId,
        values.map(({ id }) => id),
      )
      .execute();
    await refuseDuplicates(() => q.updateShops(actor.companyId, values, columns, tx.now()).execute(tx.db));
    const moved = values.filter((shop) => shop.group_id !== null);
    if (moved.length > 0) {
      await q.updateShops(actor.companyId, moved, ['group_id', 'lineage'], tx.now()).execute(tx.db);
    }
    const managed = batch.filter((shop) => shop.managerIds.length > 0);
    await shopManagers
      .dismissAll(
        tx.db,
        actor.companyId,
        managed.map((shop) => shop.values.id),
      )
      .execute();
    await appoint(tx, actor, managed);
    await addHistory(tx, actor, batch, 'overwritten');
    // An overwritten shop is one version older before.
    const step = moved.length > 0 ? new Set(moved.map(({ id }) => id)) : new Set<string>();
    rows.push(
      ...before.map(({ rev, ...shop }) => ({
        kind: 'shop',
        id: shop.id,
        name: shop.name,
        rev: rev + (step.has(shop.id) ? 2 : 1),
        before: shop,
      })),
    );
    await progress(rows.length);
  }
  return rows;
}

async function appoint(tx: Tx, actor: Actor, shops: readonly Shop[]): Promise<void> {
  const managers = shops.flatMap(({ values, managerIds }) =>
    managerIds.map((member_id, sort) => ({ shop_id: values.id, member_id, sort })),
  );
  if (managers.length > 0) await shopManagers.insertAll(actor.companyId, managers).execute(tx.db);
}

async function addHistory(tx: Tx, actor: Actor, shops: readonly Shop[], event: string): Promise<void> {
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
    shops.map(
      ({ values }): HistoryLine => ({ kind: 'shop', id: values.id, name: values.name, event, to: values.state }),
    ),
  );
}

/**
 * What stores that are about to be overwritten say in the fields of the company, held until the end; nothing is read or
 * held where the file has no column of such a field.
 */
async function saidBefore(
  tx: Tx,
  actor: Actor,
  known: readonly { row: PlannedRow; shop: Match }[],
): Promise<Map<string, unknown>> {
  const ids = known.filter(({ row }) => row.custom.length > 0).map(({ shop }) => shop.id);
  const rows = ids.length === 0 ? [] : await q.customOf(tx.db, actor.companyId, ids).execute();
  return new Map(rows.map(({ id, custom }) => [id, custom]));
}

interface About {
  place: Place | null;
  today: string;
  custom: CustomValues;
}

function valuesOf(row: PlannedRow, id: string, { place, today, custom }: About): q.ShopValues {
  return {
    ...columnsOf(row.fields),
    custom,
    id,
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
