import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface HeldPosition {
  id: string;
  /** Null: nobody new; the others go on. */
  to_id: string | null;
}

const rows = (positions: readonly HeldPosition[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(positions)}::json) as w(id uuid, to_id uuid)`;

/** The successor of a shop's manager takes their place in the row; who manages it already keeps the better of two places. */
export const appointSuccessors = (db: Db, companyId: string, fromId: string, positions: readonly HeldPosition[]) =>
  sql`insert into shop_manager (company_id, shop_id, member_id, sort)
    select p.company_id, p.shop_id, w.to_id, p.sort
      from ${rows(positions)} join shop_manager p on p.company_id = ${companyId} and p.shop_id = w.id and p.member_id = ${fromId}
     where w.to_id is not null
    on conflict (company_id, shop_id, member_id) do update set sort = least(shop_manager.sort, excluded.sort)`.execute(
    db,
  );

/** Takes somebody out of every shop they manage, closed ones too; answers which. */
export const dismissEverywhere = (db: Db, companyId: string, memberId: string) =>
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

export const dismissAll = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .deleteFrom('shop_manager')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`shop_id = any(${[...shopIds]}::uuid[])`);

export const appoint = (db: Db, companyId: string, shopId: string, memberIds: readonly string[]) =>
  db
    .insertInto('shop_manager')
    .values(memberIds.map((member_id, sort) => ({ company_id: companyId, shop_id: shopId, member_id, sort })));

export const insertAll = (
  companyId: string,
  managers: readonly { shop_id: string; member_id: string; sort: number }[],
) =>
  sql`insert into shop_manager (company_id, shop_id, member_id, sort)
    select ${companyId}::uuid, shop_id, member_id, sort
      from json_to_recordset(${JSON.stringify(managers)}::json) as x(shop_id uuid, member_id uuid, sort int2)`;

export const stopManaging = (db: Db, companyId: string, memberId: string, shopIds: readonly string[]) =>
  db
    .deleteFrom('shop_manager')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`shop_id = any(${[...shopIds]}::uuid[])`);

/** Behind the managers the shops have. */
export const startManaging = (companyId: string, memberId: string, shopIds: readonly string[]) =>
  sql`insert into shop_manager (company_id, shop_id, member_id, sort)
    select ${companyId}::uuid, s, ${memberId}::uuid, coalesce((select max(sm.sort) + 1 from shop_manager sm
      where sm.company_id = ${companyId}::uuid and sm.shop_id = s), 0)
      from unnest(${[...shopIds]}::uuid[]) s on conflict do nothing`;

/** The mobiles of the managers of shops, in their order, as far as the reader may see mobiles. */
export const managerMobiles = (
  db: Db,
  { companyId, codes }: Pick<Actor, 'companyId' | 'codes'>,
  shopIds: readonly string[],
) =>
  db
    .selectFrom('shop_manager')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'shop_manager.company_id').onRef('member.id', '=', 'shop_manager.member_id'),
    )
    .innerJoin('company', 'company.id', 'shop_manager.company_id')
    .select(['shop_manager.shop_id', 'shop_manager.member_id', 'member.mobile'])
    .where('shop_manager.company_id', '=', companyId)
    .where(sql<SqlBool>`(company.show_mobile or ${codes.has('frame_staff')})`)
    .where(sql<SqlBool>`shop_manager.shop_id = any(${[...shopIds]}::uuid[])`)
    .orderBy('shop_manager.shop_id')
    .orderBy('shop_manager.sort');
