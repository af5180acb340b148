import { recordMachine } from '@rondo/domain/record';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Tables whose rows keep a template where it is, deleted tasks and ended cycles too: it can be disabled, not deleted. */
export const KEPT_BY = ['task', 'cycle', 'coverage_policy'] as const;
type Kept = (typeof KEPT_BY)[number];

const CALLED: Record<Kept, RawBuilder<string>> = {
  task: sql`number || ' ' || name`,
  cycle: sql`number || ' ' || name`,
  coverage_policy: sql`name`,
};

/** Condition on a table: its row names a template. */
const names = (table: Kept, row: string, id: RawBuilder<unknown>) => {
  const first = sql`${sql.ref(`${row}.template_id`)} = ${id}`;
  return table === 'cycle' ? sql`(${first} or ${id} = any(${sql.ref(`${row}.more_template_ids`)}))` : first;
};

/** Condition on `template`: nothing names it. */
export const isFree = sql<SqlBool>`not (${sql.join(
  KEPT_BY.map(
    (table) => sql`exists (select from ${sql.table(table)} u
      where u.company_id = template.company_id and ${names(table, 'u', sql`template.id`)})`,
  ),
  sql` or `,
)})`;

/** How many of those that name a template are told of. */
const TOLD = 3;

/** Who names a template, cycles and coverage policies before tasks; indexes task_template and those of the short tables. */
export async function usersOf(db: Db, companyId: string, id: string): Promise<string[]> {
  const of = (table: Kept, rank: number) => sql`(select ${CALLED[table]} as called, ${sql.lit(rank)} as rank
    from ${sql.table(table)} u where u.company_id = ${companyId} and ${names(table, 'u', sql`${id}::uuid`)} limit ${sql.lit(TOLD)})`;
  const all = sql.join([of('cycle', 0), of('coverage_policy', 1), of('task', 2)], sql` union all `);
  const { rows } = await sql<{ called: string }>`
    select called from (${all}) u order by rank, called limit ${sql.lit(TOLD)}`.execute(db);
  return rows.map(({ called }) => called);
}

/** Records since a moment, a template; index record_template. */
export const usage = (db: Db, companyId: string, ids: readonly string[], since: Date) =>
  db
    .selectFrom('record')
    .select(['template_id', ({ fn }) => fn.countAll<number>().as('times')])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`template_id = any(${[...ids]}::uuid[])`)
    .where('submitted_at', '>=', since)
    .where('state', 'in', recordMachine.from('void'))
    .groupBy('template_id');
