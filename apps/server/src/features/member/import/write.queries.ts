import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { OVERWRITTEN_FIELDS } from '../../people/index.ts';

const COLUMNS = Object.values(OVERWRITTEN_FIELDS).map(({ column }) => column);

/** Members who are about to be overwritten, with their roles and departments, to be put back. */
export const membersAsTheyAre = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name', 'm.name_pinyin', 'm.rev'])
    .select(COLUMNS.map((column) => `m.${column}` as const))
    .select(['m.scope_all', 'm.scope_shop_ids', 'm.scope_group_ids'])
    .select(
      sql<string[]>`(select coalesce(json_agg(role_id), '[]') from member_role r
        where r.company_id = m.company_id and r.member_id = m.id)`.as('roles'),
    )
    .select(
      sql<{ id: string; is_primary: boolean }[]>`(
        select coalesce(json_agg(json_build_object('id', department_id, 'is_primary', is_primary)), '[]')
          from member_department d where d.company_id = m.company_id and d.member_id = m.id)`.as('departments'),
    )
    .where('m.company_id', '=', companyId)
    .where(sql<SqlBool>`m.id = any(${[...ids]}::uuid[])`);
