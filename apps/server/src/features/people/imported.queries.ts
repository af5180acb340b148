import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';

const isOneOf = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

export interface MemberValues {
  id: string;
  person_id: string;
  name: string;
  name_pinyin: string;
  mobile: string | null;
  mail: string | null;
  employee_no: string | null;
  position: string;
  joined_on: string | null;
  scope_all: boolean;
  scope_shop_ids: string[];
  scope_group_ids: string[];
}

const MEMBER = `id uuid, person_id uuid, name text, name_pinyin text, mobile text, mail text, employee_no text, position text,
  joined_on date, scope_all bool, scope_shop_ids uuid[], scope_group_ids uuid[]`;

const NAMES = sql.raw(
  'id, person_id, name, name_pinyin, mobile, mail, employee_no, position, joined_on, scope_all, scope_shop_ids, scope_group_ids',
);

/** New members, invited, and that they may sign in here. */
export const insert = (companyId: string, rows: readonly MemberValues[], at: Date, byId: string) =>
  sql`with x as (select * from ${recordset(rows, MEMBER)}),
    joined as (insert into membership (person_id, company_id, member_id) select person_id, ${companyId}::uuid, id from x)
    insert into member (company_id, state, created_at, updated_at, updated_by, ${NAMES})
    select ${companyId}::uuid, 'invited', ${at}::timestamptz, ${at}::timestamptz, ${byId}::uuid, ${NAMES} from x`;

export interface MemberPatch {
  id: string;
  name: string;
  name_pinyin: string;
  employee_no: string | null;
  position: string;
  joined_on: string | null;
  /** Null: the scope stays. */
  scope_all: boolean | null;
  scope_shop_ids: string[];
  scope_group_ids: string[];
}

const PATCH = `id uuid, name text, name_pinyin text, employee_no text, position text, joined_on date, scope_all bool,
  scope_shop_ids uuid[], scope_group_ids uuid[]`;

/** What a file does not say stays. */
export const overwrite = (companyId: string, rows: readonly MemberPatch[], at: Date, byId: string) =>
  sql`update member m set name = x.name, name_pinyin = x.name_pinyin,
      employee_no = coalesce(x.employee_no, m.employee_no),
      position = coalesce(nullif(x.position, ''), m.position),
      joined_on = coalesce(x.joined_on, m.joined_on),
      scope_all = coalesce(x.scope_all, m.scope_all),
      scope_shop_ids = case when x.scope_all is null then m.scope_shop_ids else x.scope_shop_ids end,
      scope_group_ids = case when x.scope_all is null then m.scope_group_ids else x.scope_group_ids end,
      rev = m.rev + 1, updated_at = ${at}::timestamptz, updated_by = ${byId}::uuid
    from ${recordset(rows, PATCH)} where m.company_id = ${companyId}::uuid and m.id = x.id`;

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
