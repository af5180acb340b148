import { type RecordEvent, recordMachine } from '@rondo/domain/record';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import type { Record, RecordEdit, RecordItem } from '../../platform/db/schema.gen.ts';
import { countRectifications } from './counters.queries.ts';

/** A new record, and what it calls its template for the search by words. */
export async function insert(db: Db, row: Insertable<Record>): Promise<void> {
  await db.insertInto('record').values(row).execute();
  await db
    .insertInto('record_template_name')
    .values({ company_id: row.company_id, template_id: row.template_id, name: row.template_name })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** A later round replaces what the round before said. */
export const replace = (db: Db, companyId: string, id: string, patch: Updateable<Record>) =>
  db
    .updateTable('record')
    .set((eb) => ({ ...patch, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id);

export const deleteItems = (db: Db, companyId: string, recordId: string) =>
  db.deleteFrom('record_item').where('company_id', '=', companyId).where('record_id', '=', recordId);

/** Which rectification each item got; counters of the record beside it. */
export async function linkRectifications(
  db: Db,
  companyId: string,
  recordId: string,
  made: readonly { itemId: string | null; id: string }[],
): Promise<void> {
  await sql`update record_item i set rectification_id = l.id
    from json_to_recordset(${JSON.stringify(made)}::json) as l("itemId" uuid, id uuid)
    where i.company_id = ${companyId} and i.record_id = ${recordId} and i.item_id = l."itemId"`.execute(db);
  await countRectifications(db, companyId, recordId).execute();
}

/** The record of a task follows its task; no row back: it is in another state, and stays so. */
export const follow = (db: Db, companyId: string, id: string, event: RecordEvent, patch: Updateable<Record>) =>
  db
    .updateTable('record')
    .set((eb) => ({ ...patch, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', recordMachine.from(event))
    .returning(['id', 'number', 'business_on', 'shop_id']);

/** Records that nobody has accepted do not count any more. */
export const voidAll = (db: Db, companyId: string, ids: readonly string[], reason: string) =>
  db
    .updateTable('record')
    .set((eb) => ({ state: 'void', void_reason: reason, rev: eb('record.rev', '+', 1) }))
    .from((eb) =>
      eb
        .selectFrom('record')
        .select(['company_id', 'id', 'state'])
        .where('company_id', '=', companyId)
        .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
        .where(
          'state',
          'in',
          recordMachine.from('void').filter((state) => state !== 'effective'),
        )
        .forUpdate()
        .as('open'),
    )
    .whereRef('record.company_id', '=', 'open.company_id')
    .whereRef('record.id', '=', 'open.id')
    .returning(['record.id', 'record.number', 'record.business_on', 'record.shop_id', 'open.state as from']);

/** What a reviewer changed in an answer. */
export const insertEdit = (db: Db, row: Insertable<RecordEdit>) => db.insertInto('record_edit').values(row);

/** Rows of a record in one statement with one parameter, however many there are. */
export async function insertItems(db: Db, rows: readonly Insertable<RecordItem>[]): Promise<void> {
  if (rows.length > 0) await insertAll(db, 'record_item', rows);
}
