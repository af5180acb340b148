import type { WorkKind } from '@rondo/domain/workflows';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The table of the people of a kind of work, and its column with the id of the object. */
export const peopleTable = (kind: WorkKind) => ({
  table: sql.table(`${kind}_person`),
  key: sql.ref(`${kind}_id`),
});

/** `and <condition>`, nothing where there is none. */
export const and = (condition: RawBuilder<SqlBool> | undefined) => (condition ? sql`and ${condition}` : sql``);
