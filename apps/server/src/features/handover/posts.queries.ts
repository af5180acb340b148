import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Post {
  id: string;
  /** Null: nobody new; the others go on. */
  to_id: string | null;
}

const rows = (posts: readonly Post[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(posts)}::json) as w(id uuid, to_id uuid)`;

/** The successor of a shop's manager takes their place in the row; who manages it already keeps the better of two places. */
export const appointManagers = (db: Db, companyId: string, fromId: string, posts: readonly Post[]) =>
  sql`insert into shop_manager (company_id, shop_id, member_id, sort)
    select p.company_id, p.shop_id, w.to_id, p.sort
      from ${rows(posts)} join shop_manager p on p.company_id = ${companyId} and p.shop_id = w.id and p.member_id = ${fromId}
     where w.to_id is not null
    on conflict (company_id, shop_id, member_id) do update set sort = least(shop_manager.sort, excluded.sort)`.execute(
    db,
  );

/** Takes somebody out of every shop they manage, closed ones too; answers which. */
export const dismissManager = (db: Db, companyId: string, memberId: string) =>
  db
    .deleteFrom('shop_manager')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .returning('shop_id as id');

/** The first of those who are left is the primary manager. */
export const renumber = (db: Db, companyId: string, shopIds: readonly string[]) =>
  sql`update shop_manager p set sort = o.place
    from (select shop_id, member_id, (row_number() over (partition by shop_id order by sort, member_id) - 1)::smallint as place
            from shop_manager where company_id = ${companyId} and shop_id = any(${[...shopIds]}::uuid[])) o
   where p.company_id = ${companyId} and p.shop_id = o.shop_id and p.member_id = o.member_id and p.sort <> o.place`.execute(
    db,
  );

export const touchShops = (db: Db, companyId: string, ids: readonly string[], at: Date) =>
  db
    .updateTable('shop')
    .set((eb) => ({ updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .returning(['id', 'name']);

export const appointHeads = (db: Db, companyId: string, fromId: string, posts: readonly Post[]) =>
  sql`insert into department_head (company_id, department_id, member_id, sort)
    select p.company_id, p.department_id, w.to_id, p.sort
      from ${rows(posts)} join department_head p
        on p.company_id = ${companyId} and p.department_id = w.id and p.member_id = ${fromId}
     where w.to_id is not null
    on conflict (company_id, department_id, member_id) do update set sort = least(department_head.sort, excluded.sort)`.execute(
    db,
  );

export const dismissHead = (db: Db, companyId: string, memberId: string) =>
  db
    .deleteFrom('department_head')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .returning('department_id as id');

export const touchDepartments = (db: Db, companyId: string, ids: readonly string[], at: Date) =>
  db
    .updateTable('department')
    .set((eb) => ({ updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .returning(['id', 'name']);

interface Given {
  member_id: string;
  shop_id: string;
}

/** Of pairs of a member and a shop those where the member does not work for the shop, shops they manage by now included. */
export async function uncovered(db: Db, companyId: string, pairs: readonly Given[]): Promise<Given[]> {
  const { rows: found } = await sql<Given>`
    select w.member_id, w.shop_id
      from json_to_recordset(${JSON.stringify(pairs)}::json) as w(member_id uuid, shop_id uuid)
      join member m on m.company_id = ${companyId} and m.id = w.member_id
      join shop s on s.company_id = ${companyId} and s.id = w.shop_id
     where not (m.scope_all or s.id = any(m.scope_shop_ids)
       or exists (select from shop_manager sm
                   where sm.company_id = ${companyId} and sm.shop_id = s.id and sm.member_id = m.id)
       or exists (select from shop_group g where g.company_id = ${companyId}
                   and g.id = any(m.scope_group_ids) and s.lineage like g.lineage || '%'))`.execute(db);
  return found;
}
