import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';

/** A batch as a table, in one parameter. */
const recordset = (rows: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${sql.raw(columns)})`;

export interface NewPerson {
  id: string;
  mobile: string | null;
  mail: string | null;
  register_type: 1 | 2;
  language: string;
}

/** What somebody else is known by already, who never proved it, stays theirs (`waitForProof`). */
export const insertPeople = (rows: readonly NewPerson[], at: Date) =>
  sql`insert into person (id, mobile, mail, register_type, language, created_at)
    select id, case when not exists (select from person p where p.mobile = x.mobile) then mobile end,
        case when not exists (select from person p where p.mail = x.mail) then mail end, register_type, language, ${at}::timestamptz
      from ${recordset(rows, 'id uuid, mobile text, mail text, register_type int2, language text')}`;

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
export const insertMembers = (companyId: string, rows: readonly MemberValues[], at: Date, byId: string) =>
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

/** Members who are about to be overwritten, with their roles and departments, to be put back. */
export const membersAsTheyAre = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name', 'm.name_pinyin', 'm.employee_no', 'm.position', 'm.joined_on', 'm.rev'])
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

/** What a file does not say stays. */
export const overwriteMembers = (companyId: string, rows: readonly MemberPatch[], at: Date, byId: string) =>
  sql`update member m set name = x.name, name_pinyin = x.name_pinyin,
      employee_no = coalesce(x.employee_no, m.employee_no),
      position = coalesce(nullif(x.position, ''), m.position),
      joined_on = coalesce(x.joined_on, m.joined_on),
      scope_all = coalesce(x.scope_all, m.scope_all),
      scope_shop_ids = case when x.scope_all is null then m.scope_shop_ids else x.scope_shop_ids end,
      scope_group_ids = case when x.scope_all is null then m.scope_group_ids else x.scope_group_ids end,
      rev = m.rev + 1, updated_at = ${at}::timestamptz, updated_by = ${byId}::uuid
    from ${recordset(rows, PATCH)} where m.company_id = ${companyId}::uuid and m.id = x.id`;

const ofMembers = (ids: readonly string[]) => sql<SqlBool>`member_id = any(${[...ids]}::uuid[])`;

export const dropRoles = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db.deleteFrom('member_role').where('company_id', '=', companyId).where(ofMembers(memberIds));

export const insertRoles = (companyId: string, rows: readonly { member_id: string; role_id: string }[]) =>
  sql`insert into member_role (company_id, member_id, role_id)
    select ${companyId}::uuid, member_id, role_id from ${recordset(rows, 'member_id uuid, role_id uuid')}`;

export const dropDepartments = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db.deleteFrom('member_department').where('company_id', '=', companyId).where(ofMembers(memberIds));

export const insertDepartments = (
  companyId: string,
  rows: readonly { member_id: string; department_id: string; is_primary: boolean }[],
) =>
  sql`insert into member_department (company_id, member_id, department_id, is_primary)
    select ${companyId}::uuid, member_id, department_id, is_primary
      from ${recordset(rows, 'member_id uuid, department_id uuid, is_primary bool')}`;

export interface Letter {
  id: string;
  channel: 'mail' | 'sms';
  target: string;
  params: Record<string, string>;
  language: string;
}

/** The invitations of a batch, in the outgoing post with the commit: as `deliver` does for one. */
export const insertInvitations = (companyId: string, rows: readonly Letter[], at: Date) =>
  sql`with sent as (insert into delivery (id, company_id, channel, target, text_key, params, language, created_at)
      select id, ${companyId}::uuid, channel, target, 'invite', params, language, ${at}::timestamptz
        from ${recordset(rows, 'id uuid, channel text, target text, params jsonb, language text')} returning id)
    select count(enqueue('delivery.send', json_build_object('id', id), null, 'delivery:' || id)) from sent`;
