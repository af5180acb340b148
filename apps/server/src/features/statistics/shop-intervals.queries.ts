import { addDays } from '@rondo/domain/civil-time';
import { INTERVAL_LOOK_BACK_DAYS, INTERVAL_NAMES, INTERVALS, type Interval } from '@rondo/domain/shop-figures';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordCells, type Span, type Wanted } from './cells.queries.ts';

/**
 * Days on which a store was inspected in a period, each with the day before it on which it was: `shop_id, before_on, business_on,
 * days`. The first of a store, with none in the year before, has no interval.
 */
const intervals = (w: Wanted, { from, to }: Span): RawBuilder<unknown> => sql`
  select shop_id, before_on, business_on, business_on - before_on as days
    from (select shop_id, business_on, lag(business_on) over (partition by shop_id order by business_on) as before_on
            from (select shop_id, business_on from (${recordCells(w, { from: addDays(from, -INTERVAL_LOOK_BACK_DAYS), to })}) cells
                   group by 1, 2 having sum(records) > 0) inspected) gaps
   where business_on >= ${from}::date and before_on is not null`;

const isLong = (interval: Interval): RawBuilder<SqlBool> => {
  const { from, to } = INTERVALS[interval];
  return to === null ? sql<SqlBool>`days >= ${from}` : sql<SqlBool>`days between ${from} and ${to}`;
};

/** How many intervals end in a period, how many days they are together, and how many of each length there are. */
export async function intervalSums(db: Db, w: Wanted, span: Span) {
  const bins = INTERVAL_NAMES.map((name) => sql`count(*) filter (where ${isLong(name)})::int as ${sql.ref(name)}`);
  const { rows } = await sql<Record<Interval | 'intervals' | 'days_sum', number>>`
    select count(*)::int as intervals, coalesce(sum(days), 0)::int as days_sum, ${sql.join(bins)}
      from (${intervals(w, span)}) found`.execute(db);
  return rows[0];
}

interface Page {
  size: number;
  page: number;
  interval?: Interval | undefined;
}

/** A page of the intervals, the longest first. */
export async function intervalRows(db: Db, w: Wanted, span: Span, { size, page, interval }: Page) {
  const { rows } = await sql<{
    shop_id: string;
    name: string;
    group_path: string;
    before_on: string;
    business_on: string;
    days: number;
    total: number;
  }>`
    select found.*, shop.name, g.path as group_path, count(*) over ()::int as total
      from (${intervals(w, span)}) found
      join shop on shop.company_id = ${w.actor.companyId} and shop.id = found.shop_id
      join shop_group g on g.company_id = shop.company_id and g.id = shop.group_id
     where ${interval ? isLong(interval) : sql`true`}
     order by days desc, shop.name, shop.id, business_on
     limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}
