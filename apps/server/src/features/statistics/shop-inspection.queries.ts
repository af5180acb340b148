import type { Coverage } from '@rondo/domain/statistics';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { LevelColumns } from '../../platform/level-mark.ts';
import { recordCells, recordsOf, type Span, type Wanted } from './cells.queries.ts';
import { listedShops, openByShop } from './shop-table.queries.ts';
import { IS_PLANNED, setIs, tasksOf, within } from './task-sets.queries.ts';

/** Planned inspections that were due in a period, by store: `shop_id, due, done, missed`. */
const planOf = (db: Db, w: Wanted, span: Span, now: Date): RawBuilder<unknown> =>
  sql`${tasksOf(db, w)
    .where(within('deadline', span, w.actor))
    .where(IS_PLANNED)
    .where('task.shop_id', 'is not', null)
    .select('task.shop_id')
    .select(
      (['due', 'done', 'missed'] as const).map((set) =>
        sql<number>`count(*) filter (where ${setIs(set, now)})::int`.as(set),
      ),
    )
    .groupBy('task.shop_id')}`;

/** Planned inspections that were due in a period, those submitted, and how many stores missed one. */
export async function planSums(db: Db, w: Wanted, span: Span, now: Date) {
  const { rows } = await sql<{ due: number; done: number; missed_shops: number }>`
    select coalesce(sum(due), 0)::int as due, coalesce(sum(done), 0)::int as done,
           count(*) filter (where missed > 0)::int as missed_shops from (${planOf(db, w, span, now)}) plan`.execute(db);
  return rows[0];
}

type Sort = 'last' | '-records' | '-due' | '-missed' | 'rate' | '-open';
const SORTS: Record<Sort, RawBuilder<unknown>> = {
  last: sql`last_on asc nulls first`,
  '-records': sql`records desc`,
  '-due': sql`due desc`,
  '-missed': sql`missed desc`,
  rate: sql`done::float8 / nullif(due, 0) asc nulls last`,
  '-open': sql`open_rectifications desc`,
};

export interface PlanRow {
  id: string;
  name: string;
  group_path: string;
  records: number;
  due: number;
  done: number;
  missed: number;
  open_rectifications: number;
  total: number;
}

interface Page {
  sort: Sort;
  size: number;
  page: number;
  now: Date;
  coverage?: Coverage | undefined;
  missed?: boolean | undefined;
  /** These rows alone. */
  only?: readonly string[] | undefined;
}

/** A row a store: the open ones, those that were inspected, and those of which an inspection was asked for. */
export async function planRows(
  db: Db,
  w: Wanted,
  span: Span,
  { sort, size, page, now, coverage, missed, only }: Page,
): Promise<PlanRow[]> {
  const isDue = sql`coalesce(plan.due, 0) > 0`;
  const listed = listedShops(w, span, coverage);
  const { rows } = await sql<PlanRow>`
    with cells as (${recordCells(w, span)}),
         days as (select shop_id, business_on, sum(records)::int as records from cells group by 1, 2 having sum(records) > 0),
         p as (select shop_id, sum(records)::int as records, max(business_on) as last_on from days group by 1),
         plan as (${planOf(db, w, span, now)}),
         o as (${openByShop(w.actor)})
    select * from (
    select shop.id, shop.name, g.path as group_path, coalesce(p.records, 0) as records, p.last_on,
           coalesce(plan.due, 0) as due, coalesce(plan.done, 0) as done, coalesce(plan.missed, 0) as missed,
           coalesce(o.open, 0) as open_rectifications, count(*) over ()::int as total
      from shop
      join shop_group g on g.company_id = shop.company_id and g.id = shop.group_id
      left join p on p.shop_id = shop.id
      left join plan on plan.shop_id = shop.id
      left join o on o.shop_id = shop.id
     where shop.company_id = ${w.actor.companyId} and ${coverage ? listed : sql`(${listed} or ${isDue})`}
       and ${missed ? sql`coalesce(plan.missed, 0) > 0` : sql`true`}) listed
     where ${only ? sql`id = any(${[...only]}::uuid[])` : sql`true`}
     order by ${SORTS[sort]}, name, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}

/** The last inspection of the few stores of a page in each mode, up to the end of a period. */
export async function lastByMode(db: Db, w: Wanted, { to }: Span, shopIds: readonly string[]) {
  const { rows } = await sql<
    LevelColumns & { id: string; shop_id: string; mode: string; submitted_at: Date; rate_percent: number | null }
  >`
    select distinct on (shop_id, mode) id, shop_id, mode, submitted_at, rate_percent,
           level_key, level_name, level_rank, level_count, level_from
      from record where ${recordsOf(w, { from: FIRST_DAY, to })} and shop_id = any(${[...shopIds]}::uuid[])
     order by shop_id, mode, submitted_at desc, id desc`.execute(db);
  return rows;
}

/** Before any record. */
const FIRST_DAY = '1900-01-01';

export interface GapSums {
  shop_id: string;
  self: number;
  self_sum: number;
  on_site: number;
  on_site_sum: number;
}

/** The rates that the few stores of a page gave themselves, and those found on site. */
export async function gapSums(db: Db, w: Wanted, span: Span, shopIds: readonly string[]) {
  const { rows } = await sql<GapSums>`
    select shop_id, count(*) filter (where mode = 'self')::int as self,
           coalesce(sum(rate_percent) filter (where mode = 'self'), 0)::float8 as self_sum,
           count(*) filter (where mode = 'on_site')::int as on_site,
           coalesce(sum(rate_percent) filter (where mode = 'on_site'), 0)::float8 as on_site_sum
      from record where ${recordsOf(w, span)} and evaluated and mode in ('self', 'on_site')
       and shop_id = any(${[...shopIds]}::uuid[]) group by 1`.execute(db);
  return rows;
}
