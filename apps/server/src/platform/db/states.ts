import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Condition: the column holds one of a machine's states. They stand in the statement as literals, for the planner compares
 * them with the condition of a partial index.
 */
export const stateIn = (column: string, states: readonly string[]): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} in (${sql.join(states.map((state) => sql.lit(state)))})`;
