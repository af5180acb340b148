import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { tasksOfBatch } from '../task/index.ts';
import { WORKS_AT } from './place.queries.ts';

export const byShop: Sort = { by: sql`shop.name`, as: 'text', desc: false };

/** Tasks by their store. */
export const byShopName: Sort = { by: sql`task.shop_name`, as: 'text', desc: false };

interface Which {
  companyId: string;
  id: string;
  batchId: string | null;
}

/** The recipients of one with each of their stores that is there; null: those who work at none. */
const workers = ({ companyId, id }: Pick<Which, 'companyId' | 'id'>): RawBuilder<unknown> =>
  sql`(select s.id as shop_id, r.read_at, r.understood_at
    from notice_recipient r
    join member m on m.company_id = r.company_id and m.id = r.member_id
    left join lateral (select s.id from ${WORKS_AT} w
      join shop s on s.company_id = m.company_id and s.id = w.shop_id and s.deleted_at is null) s on true
   where r.company_id = ${companyId} and r.notice_id = ${id})`;

/** The stores where recipients of one work, or that have its tasks. */
export const shops = (db: Db, which: Which, keyword: string) =>
  db
    .selectFrom('shop')
    .select(['shop.id', 'shop.name'])
    .where('shop.company_id', '=', which.companyId)
    .where((eb) =>
      eb.or([
        sql<SqlBool>`shop.id in (select shop_id from ${workers(which)} as at)`,
        ...(which.batchId === null
          ? []
          : [eb('shop.id', 'in', tasksOfBatch(db, which.companyId, which.batchId).select('task.shop_id'))]),
      ]),
    )
    .where((eb) => eb.and(wordsOf(keyword).map((word) => eb('shop.name', 'ilike', contains(word)))));

interface People {
  shop_id: string | null;
  all: number;
  read: number;
  understood: number;
}

/** How many recipients of one work at some stores, with what they did; of no store under null. Somebody of two stores counts in both. */
export async function peopleByShop(db: Db, which: Which, shopIds: readonly string[]): Promise<People[]> {
  const { rows } = await sql<People>`select shop_id, count(*)::int as "all", count(read_at)::int as read,
      count(understood_at)::int as understood
    from ${workers(which)} as at
    where shop_id is null or shop_id = any(${[...shopIds]}::uuid[])
    group by shop_id`.execute(db);
  return rows;
}
