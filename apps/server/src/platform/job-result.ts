import { sql } from 'kysely';
import type { Db } from './db/company-db.ts';
import type { Author } from './job-run.ts';
import type { RowError, WorkFile } from './long-work.ts';

/** Rows a statement. */
const BATCH = 5_000;

/** Remembers what was wrong in rows, after what is remembered already. */
export async function keepErrors(db: Db, companyId: string, id: string, errors: readonly RowError[]): Promise<void> {
  for (let at = 0; at < errors.length; at += BATCH) {
    const batch = JSON.stringify(errors.slice(at, at + BATCH));
    await sql`with kept as (
        insert into job_error (company_id, job_id, no, row_no, column_name, value, message)
        select ${companyId}::uuid, ${id}::uuid, j.error_count + x.no, e."row", e."column", e.value, e.message
          from job_run j, json_array_elements(${batch}::json) with ordinality as x(one, no),
               json_to_record(x.one) as e("row" int, "column" text, value text, message text)
         where j.company_id = ${companyId} and j.id = ${id})
      update job_run set error_count = error_count + ${Math.min(BATCH, errors.length - at)}
       where company_id = ${companyId} and id = ${id}`.execute(db);
  }
}

/** What was wrong in the rows of one's own work, in the order of the rows. */
export const errorsOf = (db: Db, author: Author, id: string) =>
  db
    .selectFrom('job_error as e')
    .innerJoin('job_run as j', (join) => join.onRef('j.company_id', '=', 'e.company_id').onRef('j.id', '=', 'e.job_id'))
    .select(['e.row_no as row', 'e.column_name as column', 'e.value', 'e.message'])
    .where('e.company_id', '=', author.companyId)
    .where('j.member_id', '=', author.memberId)
    .where('e.job_id', '=', id)
    .orderBy('e.no');

/** Keeps the file that work ends with. */
export function keepFile(db: Db, companyId: string, id: string, { name, mime, ...content }: WorkFile) {
  const stored = 'stored' in content ? content.stored : null;
  const bytes = 'bytes' in content ? content.bytes : Buffer.alloc(0);
  const put = { stored_sha256: stored?.sha256 ?? null, stored_bytes: stored?.sizeBytes ?? null };
  return db.insertInto('job_file').values({ company_id: companyId, job_id: id, name, mime, bytes, ...put });
}

/** The file of one's own work. */
export const fileOf = (db: Db, author: Author, id: string, after: Date) =>
  db
    .selectFrom('job_file as f')
    .innerJoin('job_run as j', (join) => join.onRef('j.company_id', '=', 'f.company_id').onRef('j.id', '=', 'f.job_id'))
    .select(['f.name', 'f.mime', 'f.bytes', 'f.stored_sha256'])
    .where('f.company_id', '=', author.companyId)
    .where('j.member_id', '=', author.memberId)
    .where('f.job_id', '=', id)
    .where('j.created_at', '>', after);
