import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Explained, FoundObject } from '../../platform/explained.ts';

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
  { find }: Explained,
  key: string,
): Promise<FoundObject | undefined> {
  const { rows } = await find(companyId, { text: key, id: UUID.test(key) ? key : null }).execute(db);
  return rows[0];
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
