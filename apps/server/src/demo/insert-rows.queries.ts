import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';
import type { DB } from '../platform/db/schema.gen.ts';

/** Rows a statement: large enough to be quick, small enough to stay far below the limits of a parameter. */
const CHUNK = 5_000;

/** Inserts many rows, a few thousand a statement. All rows have the columns of the first; the others take their defaults. */
export async function insertRows(db: Db, table: keyof DB, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  // With its schema: a bare `record` would be the pseudo-type of that name.
  const into = sql.table(`public.${table}`);
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK));
    await sql`insert into ${into} (${sql.join(columns)})
      select ${sql.join(columns)} from json_populate_recordset(null::${into}, ${chunk}::json)`.execute(db);
  }
}
