import { sql } from 'kysely';
import type { Db } from './company-db.ts';
import type { DB } from './schema.gen.ts';

/** Rows of one table in one statement with one parameter: hundreds of them would not fit as one parameter a value. */
export function insertAll<T extends object>(db: Db, table: keyof DB, rows: readonly T[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
