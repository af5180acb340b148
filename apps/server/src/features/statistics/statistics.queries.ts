import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import {
  itemCells,
  openOn,
  recordCells,
  rectificationCells,
  rectificationsOf,
  type Span,
  shopsOf,
  type Wanted,
} from './cells.queries.ts';

export type Granularity = 'day' | 'week' | 'month';

/** The sums behind the figures of a period, or of one bucket of it. */
export interface RecordSums {
  records: number;
  evaluated: number;
  passed: number;
  rate_sum: number;
  red_lines: number;
  failed_items: number;
  /** Shops with a record that are open at the end. */
  inspected: number;
}
export interface RectificationSums {
  created: number;
  completed: number;
  completed_on_time: number;
  ended: number;
}

const SUMS = sql`sum(records)::int as records, sum(evaluated)::int as evaluated, sum(passed)::int as passed,
  sum(rate_sum)::float8 as rate_sum, sum(red_lines)::int as red_lines, sum(failed_items)::int as failed_items`;

/** The Monday, the first of the month or the day itself: where a business date's bucket begins. */
const bucketOf = (granularity: Granularity) => sql<string>`date_trunc(${granularity}, business_on::timestamp)::date`;
const lastOf = (granularity: Granularity, to: string) =>
  sql<string>`least((p.bucket + ${`1 ${granularity}`}::interval - interval '1 day')::date, ${to}::date)`;

/**
 * Sums of every bucket and, with bucket null, of the whole period. First by bucket and shop: so distinct shops are counted
 * without sorting the cells, and the cells are read once.
 */
export async function recordSums(db: Db, w: Wanted, span: Span, granularity: Granularity) {
  const { rows } = await sql<RecordSums & { bucket: string | null }>`
    with cells as (${recordCells(w, span)}),
         p as materialized (select ${bucketOf(granularity)} as bucket, shop_id, ${SUMS} from cells group by 1, 2),
         whole as (select shop_id, ${SUMS} from p group by 1)
    select p.bucket, ${SUMS}, count(shop.id) filter (where ${openOn(lastOf(granularity, span.to))})::int as inspected
      from p left join shop on shop.id = p.shop_id and ${shopsOf(w)}
     group by p.bucket
    union all
    select null, ${SUMS}, count(shop.id) filter (where ${openOn(sql`${span.to}::date`)})::int as inspected
      from whole left join shop on shop.id = whole.shop_id and ${shopsOf(w)}
    having count(*) > 0`.execute(db);
  return rows;
}

export async function rectificationsByBucket(db: Db, w: Wanted, span: Span, granularity: Granularity) {
  const { rows } = await sql<RectificationSums & { bucket: string }>`
    with cells as (${rectificationCells(w, span)})
    select ${bucketOf(granularity)} as bucket, sum(created)::int as created, sum(completed)::int as completed,
           sum(completed_on_time)::int as completed_on_time, sum(ended)::int as ended
      from cells group by 1`.execute(db);
  return rows;
}

/** What is open and late now, by the bucket of its creation: read from the few open ones, since lateness is the clock's. */
export async function overdueByBucket(db: Db, w: Wanted, span: Span, granularity: Granularity, now: Date) {
  const { rows } = await sql<{ bucket: string; overdue: number }>`
    select ${bucketOf(granularity)} as bucket, count(*)::int as overdue
      from rectification
     where state = 'pending' and deadline_at < ${now} and ${rectificationsOf(w, span)}
     group by 1`.execute(db);
  return rows;
}

/** Shops that are or were open, by the days on which they opened or closed inside the period. */
export async function shopOpenings(db: Db, w: Wanted, { from, to }: Span) {
  const { rows } = await sql<{ opened_on: string | null; closed_on: string | null; shops: number }>`
    select case when opened_on > ${from}::date then opened_on end as opened_on,
           case when state = 'closed' and closed_on <= ${to}::date then closed_on end as closed_on, count(*)::int as shops
      from shop
     where ${shopsOf(w)} and state <> 'preparing' and (state = 'open' or closed_on > ${from}::date)
     group by 1, 2`.execute(db);
  return rows;
}

export async function topFailed(db: Db, w: Wanted, span: Span, most: number) {
  const { rows } = await sql<{
    item_id: string;
    name: string;
    category: string;
    severity: string;
    failed: number;
    kinds: number;
  }>`
    with cells as (${itemCells(w, span)}),
         top as (select item_id, sum(failed)::int as failed, max(business_on) as last_on, count(*) over ()::int as kinds
                   from cells group by item_id order by 2 desc, 1 limit ${most})
    select distinct on (top.failed, top.item_id) top.item_id, top.failed, top.kinds,
           c.item_name as name, c.category, c.severity
      from top join cells c on c.item_id = top.item_id and c.business_on = top.last_on
     order by top.failed desc, top.item_id, c.item_name`.execute(db);
  return rows;
}

/** Records by the structure they were inspected in, their mode, and their level's place on the ramp of four (null: not scored). */
export async function recordMix(db: Db, w: Wanted, span: Span) {
  const { rows } = await sql<{ shop_lineage: string; mode: string; place: number | null; records: number }>`
    with cells as (${recordCells(w, span)})
    select shop_lineage, mode, place, sum(records)::int as records from cells group by 1, 2, 3`.execute(db);
  return rows;
}

export const groups = (db: Db, companyId: string) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'parent_id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .orderBy('name');

export const dataUntil = (db: Db, companyId: string) =>
  db.selectFrom('stat_state').select('data_until_on').where('company_id', '=', companyId);

interface Snapshot {
  companyId: string;
  key: string;
  kind: string;
  data: unknown;
  createdBy: string;
  at: Date;
}

export const keepSnapshot = (db: Db, s: Snapshot) =>
  sql`insert into page_snapshot (company_id, key, kind, data, created_by, created_at)
      values (${s.companyId}, ${s.key}, ${s.kind}, ${JSON.stringify(s.data)}, ${s.createdBy}, ${s.at})`.execute(db);
