import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';

const isOneOf = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Members as they are now, held: whether they ever came in, and whether anything names them. */
export const hold = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name', 'm.rev', 'm.person_id'])
    .select(
      sql<boolean>`(m.state <> 'invited' or m.last_login_at is not null
        or exists (select from shop_manager x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from department_head x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from task_person x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from turn x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from rectification_person x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from ownership_offer x where x.company_id = m.company_id and m.id in (x.from_id, x.to_id)))`.as(
        'used',
      ),
    )
    .where('m.company_id', '=', companyId)
    .where(isOneOf('m.id', ids))
    .forUpdate();

/** Members who never came in; who they are stays for other companies. */
export async function remove(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('membership').where('company_id', '=', companyId).where(isOneOf('member_id', ids)).execute();
  await db.deleteFrom('member').where('company_id', '=', companyId).where(isOneOf('id', ids)).execute();
}

/** Puts back what an import overwrote. */
export const restore = (companyId: string, rows: readonly object[], at: Date) =>
  sql`update member m set name = x.name, name_pinyin = x.name_pinyin, employee_no = x.employee_no, position = x.position,
      joined_on = x.joined_on, scope_all = x.scope_all,
      scope_shop_ids = array(select json_array_elements_text(x.scope_shop_ids)::uuid),
      scope_group_ids = array(select json_array_elements_text(x.scope_group_ids)::uuid),
      rev = m.rev + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as x(id uuid, name text, name_pinyin text, employee_no text,
      position text, joined_on date, scope_all bool, scope_shop_ids json, scope_group_ids json)
    where m.company_id = ${companyId}::uuid and m.id = x.id`;
