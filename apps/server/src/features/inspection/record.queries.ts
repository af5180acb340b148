import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Record, RecordItem } from '../../platform/db/schema.gen.ts';

export const byId = (db: Db, companyId: string, id: string) =>
  db.selectFrom('record').selectAll().where('company_id', '=', companyId).where('id', '=', id);

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

/** Items of the rounds before that have their rectification already. */
export const rectified = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('rectification')
    .select(['item_id', 'id'])
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId);

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
    from (select count(*) as total, count(*) filter (where state in ('pending', 'awaiting_review')) as open
            from rectification where company_id = ${companyId} and record_id = ${recordId}) n
    where company_id = ${companyId} and id = ${recordId}`.execute(db);
}
