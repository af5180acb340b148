import { ENDED_BY_CORRECTION, rectificationMachine } from '@rondo/domain/rectification';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Record, RecordItem } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';

export const byId = (db: Db, companyId: string, id: string) =>
  db.selectFrom('record').selectAll().where('company_id', '=', companyId).where('id', '=', id);

/**
 * The items of a record of this version, for a re-inspection of what failed. `from_id`: the record in which the answer was really
 * given; `is_void`: that record, or this one, does not count any more.
 */
export const baseItems = (db: Db, companyId: string, recordId: string, versionId: string) =>
  db
    .selectFrom('record as b')
    .innerJoin('record_item as i', (j) =>
      j.onRef('i.company_id', '=', 'b.company_id').onRef('i.record_id', '=', 'b.id'),
    )
    .leftJoin('record as s', (j) => j.onRef('s.company_id', '=', 'i.company_id').onRef('s.id', '=', 'i.carried_from'))
    .select(['i.item_id', 'i.result', 'i.answer'])
    .select(sql<string>`coalesce(s.id, b.id)`.as('from_id'))
    .select(sql<boolean>`(b.state = 'void' or coalesce(s.state = 'void', false))`.as('is_void'))
    .where('b.company_id', '=', companyId)
    .where('b.id', '=', recordId)
    .where('b.template_version_id', '=', versionId);

/** Numbers and days of some records. */
export const numbersOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('record')
    .select(['id', 'number', 'submitted_at'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('submitted_at');

export const insert = (db: Db, row: Insertable<Record>) => db.insertInto('record').values(row);

/** A later round replaces what the round before said. */
export const replace = (db: Db, companyId: string, id: string, patch: Updateable<Record>) =>
  db
    .updateTable('record')
    .set((eb) => ({ ...patch, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id);

export const deleteItems = (db: Db, companyId: string, recordId: string) =>
  db.deleteFrom('record_item').where('company_id', '=', companyId).where('record_id', '=', recordId);

/** Items of the rounds before that have their rectification already; one that a correction ended was never needed. */
export const rectified = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('rectification')
    .select(['item_id', 'id'])
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .where(sql<SqlBool>`end_reason is distinct from ${ENDED_BY_CORRECTION}`);

/** Rows of a record in one statement with one parameter, however many there are. */
export async function insertItems(db: Db, rows: readonly Insertable<RecordItem>[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  if (rows.length === 0) return;
  await sql`insert into record_item (${columns})
    select ${columns} from json_populate_recordset(null::record_item, ${JSON.stringify(rows)}::json)`.execute(db);
}

/** Which rectification each item got; counters of the record beside it. */
export async function linkRectifications(
  db: Db,
  companyId: string,
  recordId: string,
  made: readonly { itemId: string; id: string }[],
): Promise<void> {
  await sql`update record_item i set rectification_id = l.id
    from json_to_recordset(${JSON.stringify(made)}::json) as l("itemId" uuid, id uuid)
    where i.company_id = ${companyId} and i.record_id = ${recordId} and i.item_id = l."itemId"`.execute(db);
  await sql`update record set
      rectification_total = n.total, rectification_open = n.open
    from (select count(*) as total, count(*) filter (where ${stateIn('state', rectificationMachine.open)}) as open
            from rectification where company_id = ${companyId} and record_id = ${recordId}
             and end_reason is distinct from ${ENDED_BY_CORRECTION}) n
    where company_id = ${companyId} and id = ${recordId}`.execute(db);
}
