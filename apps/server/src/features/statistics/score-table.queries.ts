import { LIMIT } from '@rondo/domain/limit';
import type { Weighting } from '@rondo/domain/score-figures';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { LevelColumns } from '../../platform/level-mark.ts';
import { RATED_CATEGORIES } from '../record/index.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { type SumRow, scoredOf } from './scores.queries.ts';

type Sort = 'average' | '-average' | '-evaluated' | 'slope' | '-slope' | 'last';
const SORTS: Record<Sort, RawBuilder<unknown>> = {
  average: sql`average asc nulls last`,
  '-average': sql`average desc nulls last`,
  '-evaluated': sql`evaluated desc`,
  slope: sql`slope asc nulls last`,
  '-slope': sql`slope desc nulls last`,
  last: sql`last_at asc`,
};

const AVERAGES: Record<Weighting, RawBuilder<number>> = {
  records: sql`"rateSum" / evaluated`,
  points: sql`100 * "scoreSum" / nullif("maxScoreSum", 0)`,
};

/** Days for which the rise of the rates is told. */
const SLOPE_DAYS = 30;

export interface ScoreTableRow extends SumRow {
  shop_id: string;
  name: string;
  group_path: string;
  template_id: string;
  template_name: string;
  /** Percentage points in 30 days. */
  slope: number | null;
  last_id: string;
  /** 1 is the best of its template; null where the sample is too small. */
  place: number | null;
  total: number;
}

interface Page {
  weighting: Weighting;
  sort: Sort;
  size: number;
  page: number;
  /** These rows alone, by store and template, ranked among all of them. */
  only?: readonly string[] | undefined;
}

/** How a row is named: store and template. */
export const keyOf = (row: { shop_id: string; template_id: string }): string => `${row.shop_id} ${row.template_id}`;
const KEY = sql`shop_id || ' ' || template_id`;

/** A row a store and template with a scored record in a period. */
export async function scoreRows(db: Db, w: Wanted, span: Span, { weighting, sort, size, page, only }: Page) {
  const isEnough = sql`evaluated >= ${LIMIT.rank.samples}`;
  const { rows } = await sql<ScoreTableRow>`
    with r as (select shop_id, template_id, count(*)::int as evaluated, sum(rate_percent)::float8 as "rateSum",
                      coalesce(sum(score), 0)::float8 as "scoreSum", coalesce(sum(max_score), 0)::float8 as "maxScoreSum",
                      regr_slope(rate_percent::float8, (business_on - date '2000-01-01')::float8) * ${SLOPE_DAYS} as slope,
                      max(submitted_at) as last_at,
                      (array_agg(id order by submitted_at desc, id desc))[1] as last_id
                 from record where ${scoredOf(w, span)} group by 1, 2),
         a as (select r.*, ${AVERAGES[weighting]} as average from r)
    select * from (
    select a.shop_id, shop.name, g.path as group_path, a.template_id, t.name as template_name, a.evaluated, a."rateSum", a."scoreSum",
           a."maxScoreSum", a.average, a.last_at, a.last_id, case when ${isEnough} then a.slope end as slope,
           case when ${isEnough} and ${w.actor.tier !== 'own'}
                then (rank() over (partition by a.template_id, ${isEnough} order by a.average desc))::int end as place,
           count(*) over ()::int as total
      from a
      join shop on shop.company_id = ${w.actor.companyId} and shop.id = a.shop_id
      join shop_group g on g.company_id = shop.company_id and g.id = shop.group_id
      join template t on t.company_id = shop.company_id and t.id = a.template_id) listed
     where ${only ? sql`${KEY} = any(${[...only]}::text[])` : sql`true`}
     order by ${SORTS[sort]}, name, template_name, shop_id, template_id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  return rows;
}

/** The last records of the rows of a page, each with the scoring of the version that it was inspected by. */
export async function lastRecords(db: Db, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<
    LevelColumns & { id: string; submitted_at: Date; rate_percent: number | null; scoring: ScoringSettings }
  >`
    select record.id, submitted_at, rate_percent, level_key, level_name, level_rank, level_count, level_from, v.scoring
      from record join template_version v on v.company_id = record.company_id and v.id = record.template_version_id
     where record.company_id = ${companyId} and record.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Sums of the categories at the top of the templates, of the rows of a page, in the order of their names. */
export async function categoriesOfRows(db: Db, w: Wanted, span: Span, keys: readonly string[]) {
  const { rows } = await sql<SumRow & { shop_id: string; template_id: string; name: string }>`
    with r as (select record.id, shop_id, template_id, c.name, avg(c.rate) as rate, sum(c.score) as score, sum(c.max) as max
                 from record cross join lateral ${RATED_CATEGORIES} c
                where ${scoredOf(w, span)} and ${KEY} = any(${[...keys]}::text[]) group by 1, 2, 3, 4)
    select shop_id, template_id, name, count(*)::int as evaluated, sum(rate)::float8 as "rateSum",
           coalesce(sum(score), 0)::float8 as "scoreSum", coalesce(sum(max), 0)::float8 as "maxScoreSum"
      from r group by 1, 2, 3 order by name`.execute(db);
  return rows;
}
