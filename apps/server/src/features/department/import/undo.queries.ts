import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';

/** Departments as they are now, the deepest first, with whether anybody is in them or invited into them. */
export const hold = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('department as d')
    .select(['d.id', 'd.name', 'd.rev'])
    .select(
      sql<boolean>`(exists (select from member_department m where m.company_id = d.company_id and m.department_id = d.id)
        or exists (select from department_head h where h.company_id = d.company_id and h.department_id = d.id)
        or exists (select from invite i where i.company_id = d.company_id and i.department_id = d.id))`.as('used'),
    )
    .select(
      sql<string[]>`(select coalesce(json_agg(c.id), '[]') from department c
        where c.company_id = d.company_id and c.parent_id = d.id)`.as('children'),
    )
    .where('d.company_id', '=', companyId)
    .where(sql<SqlBool>`d.id = any(${[...ids]}::uuid[])`)
    .orderBy(sql`length(d.lineage)`, 'desc')
    .forUpdate();

export const remove = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .deleteFrom('department')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
