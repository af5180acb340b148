import type { ObjectKind } from '@rondo/domain/explain';
import { rectificationMachine } from '@rondo/domain/rectification';
import { taskMachine } from '@rondo/domain/task';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

/** Changes a member is shown. */
const CHANGES = 50;

/** A member with the shops they work for: groups as lineages, managed shops apart. */
export const memberById = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.person_id', 'm.name', 'm.state', 'm.is_owner', 'm.scope_all', 'm.scope_shop_ids'])
    .select([
      sql<string[]>`array(select g.lineage from shop_group g
        where g.company_id = m.company_id and g.id = any(m.scope_group_ids))`.as('lineages'),
      sql<string[]>`array(select sm.shop_id from shop_manager sm
        where sm.company_id = m.company_id and sm.member_id = m.id)`.as('managed'),
    ])
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', id);

interface FoundObject {
  id: string;
  name: string;
  place: string;
  shop_id: string;
  lineage: string;
  is_open: boolean;
}

/** People who are named to whoever lacks a permission. */
const GRANTERS = 20;

/** Administrators who may work, then the owner; not the member who asks. */
export const granters = (db: Db, companyId: string, but: string) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name'])
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where('m.id', '<>', but)
    .where(
      sql<SqlBool>`(m.is_owner or exists (select from member_role mr
        join role r on r.company_id = mr.company_id and r.id = mr.role_id
       where mr.company_id = m.company_id and mr.member_id = m.id and r.key = 'administrator'))`,
    )
    .orderBy('m.is_owner')
    .orderBy('m.name')
    .limit(GRANTERS);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One object by what people call it: a number, or the name or code of a shop; by its id too. */
export async function objectByKey(
  db: Db,
  companyId: string,
  kind: ObjectKind,
  key: string,
): Promise<FoundObject | undefined> {
  const id = UUID.test(key) ? key : null;
  const { rows } = await statements[kind](companyId, key, id).execute(db);
  return rows[0];
}

type Statement = (companyId: string, key: string, id: string | null) => RawBuilder<FoundObject>;

const statements: Record<ObjectKind, Statement> = {
  shop: (companyId, key, id) => sql<FoundObject>`
    select s.id, s.name, g.path as place, s.id as shop_id, s.lineage, false as is_open
      from shop s join shop_group g on g.company_id = s.company_id and g.id = s.group_id
     where s.company_id = ${companyId} and s.deleted_at is null
       and (s.id = ${id}::uuid or lower(s.name) = lower(${key}) or lower(s.code) = lower(${key}))
     order by s.id = ${id}::uuid desc nulls last, lower(s.code) = lower(${key}) desc nulls last limit 1`,
  task: (companyId, key, id) => sql<FoundObject>`
    select t.id, t.number || ' ' || t.name as name, t.shop_name as place, t.shop_id, s.lineage,
           ${stateIn('t.state', taskMachine.open)} as is_open
      from task t join shop s on s.company_id = t.company_id and s.id = t.shop_id
     where t.company_id = ${companyId} and t.deleted_at is null and ${called('t', key, id)} limit 1`,
  record: (companyId, key, id) => sql<FoundObject>`
    select r.id, r.number || ' ' || r.template_name as name, r.shop_name as place, r.shop_id, s.lineage, false as is_open
      from record r join shop s on s.company_id = r.company_id and s.id = r.shop_id
     where r.company_id = ${companyId} and ${called('r', key, id)} limit 1`,
  rectification: (companyId, key, id) => sql<FoundObject>`
    select r.id, r.number || ' ' || r.title as name, r.shop_name as place, r.shop_id, s.lineage,
           ${stateIn('r.state', rectificationMachine.open)} as is_open
      from rectification r join shop s on s.company_id = r.company_id and s.id = r.shop_id
     where r.company_id = ${companyId} and ${called('r', key, id)} limit 1`,
};

/** Either the one or the other: each has its index. */
const called = (alias: string, key: string, id: string | null): RawBuilder<SqlBool> =>
  id
    ? sql`${sql.ref(`${alias}.id`)} = ${id}`
    : sql`${sql.ref(`${alias}.number`)} = any(${[key, key.toUpperCase()]}::text[])`;

/** The part that some members have in a task, a record (through its task) or a rectification. */
export async function relationsOf(
  db: Db,
  companyId: string,
  { kind, id }: { kind: Exclude<ObjectKind, 'shop'>; id: string },
  memberIds: readonly string[],
): Promise<{ member_id: string; relation: string }[]> {
  const members = sql`any(${[...memberIds]}::uuid[])`;
  const parts: Record<typeof kind, RawBuilder<{ member_id: string; relation: string }>> = {
    task: sql`select member_id, relation from task_person
      where company_id = ${companyId} and task_id = ${id} and member_id = ${members}`,
    record: sql`select p.member_id, p.relation from record r join task_person p on p.company_id = r.company_id and p.task_id = r.task_id
      where r.company_id = ${companyId} and r.id = ${id} and p.member_id = ${members}
      union select inspector_id, 'handler' from record where company_id = ${companyId} and id = ${id} and inspector_id = ${members}`,
    rectification: sql`select member_id, relation from rectification_person
      where company_id = ${companyId} and rectification_id = ${id} and member_id = ${members}`,
  };
  return (await parts[kind].execute(db)).rows;
}

/** What changed for a member, newest first. */
export const changes = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('access_change')
    .select(['id', 'at', 'by_id', 'by_name', 'cause', 'role_name', 'gained', 'lost', 'seen_at'])
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHANGES);
