import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';
import { visibleShops } from '../scope/index.ts';

/** The occurrence of a date, made with the first part of it; the same row again when it is there. */
export const occurrenceOn = (
  db: Db,
  companyId: string,
  { id, cycleId, dueOn, at }: { id: string; cycleId: string; dueOn: string; at: Date },
) =>
  db
    .insertInto('cycle_occurrence')
    .values({ company_id: companyId, id, cycle_id: cycleId, due_on: dueOn, generated_at: at })
    .onConflict((c) => c.columns(['company_id', 'cycle_id', 'due_on']).doUpdateSet({ generated_at: at }))
    .returning(['id', 'blocked']);

/** Adds what a part of it gave out. */
export const addCounts = (
  db: Db,
  companyId: string,
  id: string,
  { tasks, skipped }: { tasks: number; skipped: number },
) =>
  db
    .updateTable('cycle_occurrence')
    .set((eb) => ({ tasks: eb('tasks', '+', tasks), skipped: eb('skipped', '+', skipped), blocked: null }))
    .where('company_id', '=', companyId)
    .where('id', '=', id);

export const block = (db: Db, companyId: string, id: string, blocked: string) =>
  db
    .updateTable('cycle_occurrence')
    .set({ blocked })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('tasks', '=', 0);

export interface Slot {
  shopId: string;
  executorId: string;
  reason: string | null;
}

/** Takes what stores get on a date; answers what nobody had taken before: exactly this is given out. */
export async function takeSlots(
  db: Db,
  companyId: string,
  occurrenceId: string,
  slots: readonly Slot[],
): Promise<Set<string>> {
  const { rows } = await sql<{ shop_id: string; executor_id: string }>`
    insert into cycle_slot (company_id, occurrence_id, shop_id, executor_id, reason)
    select ${companyId}, ${occurrenceId}, shop_id, executor_id, reason
      from json_to_recordset(${JSON.stringify(slots.map((s) => ({ shop_id: s.shopId, executor_id: s.executorId, reason: s.reason })))}::json)
        as wanted(shop_id uuid, executor_id uuid, reason text)
    on conflict do nothing returning shop_id, executor_id`.execute(db);
  return new Set(rows.map((row) => `${row.shop_id} ${row.executor_id}`));
}

/** The occurrences of a month (yyyy-MM), oldest first. */
export const inMonth = (db: Db, companyId: string, cycleId: string, month: string) =>
  db
    .selectFrom('cycle_occurrence')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('cycle_id', '=', cycleId)
    .where('due_on', '>=', `${month}-01`)
    .where(sql<SqlBool>`due_on < ${`${month}-01`}::date + interval '1 month'`)
    .orderBy('due_on');

/** The last occurrence of each of some cycles. */
export const lastOf = (db: Db, companyId: string, cycleIds: readonly string[]) =>
  db
    .selectFrom('cycle_occurrence')
    .distinctOn('cycle_id')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`cycle_id = any(${[...cycleIds]}::uuid[])`)
    .orderBy('cycle_id')
    .orderBy('due_on', 'desc');

/** Ids of the occurrences before a date, newest first. */
export const before = (db: Db, companyId: string, cycleId: string, dueOn: string, limit: number) =>
  db
    .selectFrom('cycle_occurrence')
    .select('id')
    .where('company_id', '=', companyId)
    .where('cycle_id', '=', cycleId)
    .where('due_on', '<', dueOn)
    .orderBy('due_on', 'desc')
    .limit(limit);

export const idsOf = (db: Db, companyId: string, cycleId: string) =>
  db.selectFrom('cycle_occurrence').select('id').where('company_id', '=', companyId).where('cycle_id', '=', cycleId);

/** Stores in the order of their names; the one with several rows has them in the order of their slots. */
export const BY_SHOP: Sort = { by: sql`(shop.name || ' ' || shop.id)`, as: 'text', desc: false };

/** The stores of the actor's scope that got nothing on a date, or nothing of one template, whose id is then that of the slot. */
export const skippedOf = (db: Db, actor: Actor, cycleId: string, occurrenceId: string) =>
  visibleShops(db, actor)
    .innerJoin('cycle_slot', (j) =>
      j.onRef('cycle_slot.company_id', '=', 'shop.company_id').onRef('cycle_slot.shop_id', '=', 'shop.id'),
    )
    .innerJoin('cycle_occurrence', (j) =>
      j
        .onRef('cycle_occurrence.company_id', '=', 'cycle_slot.company_id')
        .onRef('cycle_occurrence.id', '=', 'cycle_slot.occurrence_id'),
    )
    .leftJoin('template', (j) =>
      j.onRef('template.company_id', '=', 'cycle_slot.company_id').onRef('template.id', '=', 'cycle_slot.executor_id'),
    )
    .select(['shop.id', 'shop.name', 'cycle_slot.reason'])
    .select(['template.id as template_id', 'template.name as template_name'])
    .where('cycle_occurrence.cycle_id', '=', cycleId)
    .where('cycle_slot.occurrence_id', '=', occurrenceId)
    .where('cycle_slot.reason', 'is not', null);

/** What was given out is in the tasks; the slots of days that are over only say why a store got none. */
export const dropOldSlots = (db: Db, companyId: string, before: string) =>
  sql`delete from cycle_slot using cycle_occurrence o
    where cycle_slot.company_id = ${companyId} and o.company_id = cycle_slot.company_id and o.id = cycle_slot.occurrence_id
      and cycle_slot.reason is null and o.due_on < ${before}`.execute(db);
