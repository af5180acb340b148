import { type RawBuilder, sql } from 'kysely';

/** A batch as the table `x`, in one parameter; `columns` are its names with their types. */
export const recordset = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${sql.raw(columns)})`;
