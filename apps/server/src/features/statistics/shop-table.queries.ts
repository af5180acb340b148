import { GROUP_PATH_SEPARATOR } from '@rondo/domain/group-path';
import { LIMIT } from '@rondo/domain/limit';
import { rectificationMachine } from '@rondo/domain/rectification';
import type { Weighting } from '@rondo/domain/score-figures';
import type { Coverage } from '@rondo/domain/statistics';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import type { LevelColumns } from '../../platform/level-mark.ts';
import { lineagesOn } from '../scope/index.ts';
import {
  countsOn,
  recordCells,
  recordsFrom,
  recordsOf,
  rectificationsOf,
  type Span,
  shopsOf,
  type Wanted,
} from './cells.queries.ts';

type ShopSort = 'average' | '-average' | '-records' | '-redLines' | '-open' | 'last';

const SORTS: Record<ShopSort, RawBuilder<unknown>> = {
  average: sql`average asc nulls last`,
  '-average': sql`average desc nulls last`,
  '-records': sql`records desc`,
  '-redLines': sql`red_lines desc`,
  '-open': sql`open_rectifications desc`,
  last: sql`last_on asc nulls first`,
};

/** Of the sums `p` of a store. */
const AVERAGES: Record<Weighting, RawBuilder<number>> = {
  records: sql`p.rate_sum / nullif(p.evaluated, 0)`,
  points: sql`100 * p.score_sum / nullif(p.max_sum, 0)`,
};

export interface ShopSums {
  id: string;
  name: string;
  group_path: string;
  records: number;
  average: number | null;
  failed_items: number;
  red_lines: number;
  open_rectifications: number;
  /** 1 is the best; null where the sample is too small. */
  place: number | null;
  total: number;
}

interface Page {
  sort: ShopSort;
  size: number;
  page: number;
  coverage?: Coverage | undefined;
  weighting?: Weighting | undefined;
  /** These rows alone, ranked among all of them. */
  only?: readonly string[] | undefined;
}

/**
 * A row a shop: the open ones, and those that have left but were inspected. At tier `own` only what the reader took part in.
 * With `coverage` exactly the shops that coverage counts above its line, or leaves out.
 */
export async function shopRows(
  db: Db,
  w: Wanted,
  span: Span,
  { sort, coverage, weighting = 'records', only, ...page }: Page,
) {
  const isOwn = w.actor.tier === 'own';
  const listed = listedShops(w, span, coverage);
  const { actor } = w;
  const { rows } = await sql<ShopSums>`
    with cells as (${recordCells(w, span)}),
         p as (select shop_id, sum(records)::int as records, sum(evaluated)::int as evaluated, sum(rate_sum) as rate_sum,
                      sum(score_sum) as score_sum, sum(max_sum) as max_sum,
                      sum(red_lines)::int as red_lines, sum(failed_items)::int as failed_items, max(business_on) as last_on
                 from cells group by 1),
         o as (${openByShop(actor)}),
         rows as (
           select shop.id, shop.name, g.path as group_path, coalesce(p.records, 0) as records,
                  coalesce(p.evaluated, 0) as evaluated, ${AVERAGES[weighting]} as average, p.last_on,
                  coalesce(p.red_lines, 0) as red_lines, coalesce(p.failed_items, 0) as failed_items,
                  coalesce(o.open, 0) as open_rectifications
             from shop
             join shop_group g on g.company_id = shop.company_id and g.id = shop.group_id
             left join p on p.shop_id = shop.id
             left join o on o.shop_id = shop.id
            where shop.company_id = ${actor.companyId} and ${listed})
    select * from (
    select id, name, group_path, records, average::float8 as average, last_on, red_lines, failed_items, open_rectifications,
           case when evaluated >= ${LIMIT.rank.samples} and ${!isOwn}
                then (rank() over (partition by evaluated >= ${LIMIT.rank.samples} order by average desc))::int end as place,
           count(*) over ()::int as total
      from rows) ranked
     where ${only ? sql`id = any(${[...only]}::uuid[])` : sql`true`}
     order by ${SORTS[sort]}, name, id
     limit ${page.size} offset ${(page.page - 1) * page.size}`.execute(db);
  return rows;
}

/** Open rectifications of each shop, whenever they were created, as far as the reader sees them: `shop_id, open`. */
export const openByShop = (actor: Wanted['actor']): RawBuilder<unknown> => sql`
  select shop_id, count(*)::int as open from rectification
   where ${stateIn('state', rectificationMachine.open)} and ${rectificationsOf({ actor, structure: 'current' }, null)} group by 1`;

/**
 * Condition on `shop` beside `p` (its records of the period): the open ones, and those that have left but were inspected; at tier
 * `own` only what the reader took part in. With `coverage` exactly what coverage counts above its line, or leaves out.
 */
export function listedShops(w: Wanted, { to }: Span, coverage: Coverage | undefined): RawBuilder<SqlBool> {
  const isThere = sql<SqlBool>`(${shopsOf(w)} and ${countsOn(w, sql`${to}::date`)})`;
  const isSeen = sql<SqlBool>`coalesce(p.records, 0) > 0`;
  if (coverage) return sql<SqlBool>`(${isThere} and ${coverage === 'inspected' ? isSeen : sql`not ${isSeen}`})`;
  return w.actor.tier === 'own' ? isSeen : sql<SqlBool>`(${isSeen} or ${isThere})`;
}

/** The best, the worst and the last record of the few shops of a page: cells of a day do not know them. */
export async function extremes(db: Db, w: Wanted, span: Span, shopIds: readonly string[]) {
  const { rows } = await sql<
    LevelColumns & {
      shop_id: string;
      best: number | null;
      worst: number | null;
      last_at: Date;
      last_id: string;
      last_rate: number | null;
    }
  >`
    with e as (select shop_id, max(rate_percent) as best, min(rate_percent) as worst,
                      (array_agg(id order by submitted_at desc, id desc))[1] as last_id
                 from ${recordsFrom(w)} where ${recordsOf(w, span)} and shop_id = any(${[...shopIds]}::uuid[]) group by 1)
    select e.shop_id, e.best, e.worst, l.submitted_at as last_at, e.last_id, l.rate_percent as last_rate,
           l.level_key, l.level_name, l.level_rank, l.level_count, l.level_from
      from e join record l on l.company_id = ${w.actor.companyId} and l.id = e.last_id`.execute(db);
  return rows;
}

/** Where the few shops of a page hung at the end of a date, in the names that the groups have now. */
export async function pathsOn(db: Db, companyId: string, day: string, shopIds: readonly string[]) {
  const step = sql`right(g.id::text, 12) || '.'`;
  const { rows } = await sql<{ id: string; path: string }>`
    select hung.id, string_agg(g.name, ${GROUP_PATH_SEPARATOR} order by strpos(hung.lineage, ${step})) as path
      from (${lineagesOn(companyId, day)}) hung
      join shop_group g on g.company_id = ${companyId} and g.parent_id is not null and strpos(hung.lineage, ${step}) > 0
     where hung.id = any(${[...shopIds]}::uuid[]) group by 1`.execute(db);
  return rows;
}
