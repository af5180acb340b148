import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { WrittenRow } from '../../platform/import/definition.ts';

/** Rows a statement. */
const BATCH = 5_000;

/** Remembers what an import wrote, for as long as it can be taken back. */
export async function keepRows(db: Db, companyId: string, jobId: string, rows: readonly WrittenRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = JSON.stringify(rows.slice(at, at + BATCH));
    await sql`insert into import_row (company_id, job_id, object_kind, object_id, name, rev, before)
      select ${companyId}::uuid, ${jobId}::uuid, kind, id, name, rev, before
        from json_to_recordset(${batch}::json) as x(kind text, id uuid, name text, rev int, before json)`.execute(db);
  }
}

export const rowsOf = (db: Db, companyId: string, jobId: string) =>
  db
    .selectFrom('import_row')
    .select(['object_kind as kind', 'object_id as id', 'name', 'rev', 'before'])
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId);

export const dropRows = (db: Db, companyId: string, jobId: string) =>
  db.deleteFrom('import_row').where('company_id', '=', companyId).where('job_id', '=', jobId);

/** A job of one's own, held until the end. */
export const lockOwn = (db: Db, author: { companyId: string; memberId: string }, id: string) =>
  db
    .selectFrom('job_run')
    .select(['id', 'kind', 'state', 'name', 'created_at', 'finished_at', 'errors'])
    .where('company_id', '=', author.companyId)
    .where('member_id', '=', author.memberId)
    .where('id', '=', id)
    .forUpdate();

/** What was written by imports that can no longer be taken back. */
export const dropLasting = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('import_row')
    .where('company_id', '=', companyId)
    .where(
      sql<SqlBool>`exists (select from job_run j where j.company_id = import_row.company_id and j.id = import_row.job_id
        and j.finished_at < ${before})`,
    );
