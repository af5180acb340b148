import { LIMIT } from '@rondo/domain/limit';
import type { RateCount } from '@rondo/domain/score-figures';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { fourLevelRank, RATED_CATEGORIES } from '../record/index.ts';
import { recordsOf, type Span, type Wanted } from './cells.queries.ts';
import type { Granularity } from './statistics.queries.ts';

/** Condition on `record`: it counts for these figures, and has a rate. */
export const scoredOf = (w: Wanted, span: Span): RawBuilder<SqlBool> =>
  sql<SqlBool>`${recordsOf(w, span)} and record.evaluated`;

/** Sums of scored records, as `ScoreSums` of domain. */
export interface SumRow {
  evaluated: number;
  rateSum: number;
  scoreSum: number;
  maxScoreSum: number;
}

/** The sums of scored records; the columns of `record`, or of rows that have the same. */
const SUMS = sql`count(*)::int as evaluated, sum(rate_percent)::float8 as "rateSum", coalesce(sum(score), 0)::float8 as "scoreSum",
  coalesce(sum(max_score), 0)::float8 as "maxScoreSum"`;

const bucketOf = (granularity: Granularity) => sql<string>`date_trunc(${granularity}, business_on::timestamp)::date`;

/** Sums of every part of a period and, with bucket null, of the whole. */
export async function scoreSums(db: Db, w: Wanted, span: Span, granularity: Granularity) {
  const { rows } = await sql<SumRow & { bucket: string | null }>`
    with r as (select ${bucketOf(granularity)} as bucket, rate_percent, score, max_score from record where ${scoredOf(w, span)})
    select bucket, ${SUMS} from r group by grouping sets ((bucket), ()) having count(*) > 0`.execute(db);
  return rows;
}

/** How many records have each rate, the lowest first; rates have one decimal, so that there are about a thousand at most. */
export async function rateCounts(db: Db, w: Wanted, span: Span): Promise<RateCount[]> {
  const { rows } = await sql<RateCount>`
    select rate_percent::float8 as rate, count(*)::int as records from record where ${scoredOf(w, span)}
     group by 1 order by 1`.execute(db);
  return rows;
}

/** How many records have a level at each place of the ramp of four, the best first. */
export async function levelCounts(db: Db, w: Wanted, span: Span): Promise<number[]> {
  const { rows } = await sql<{ place: number; records: number }>`
    select ${fourLevelRank('record')} as place, count(*)::int as records
      from record where ${recordsOf(w, span)} and record.level_rank is not null group by 1`.execute(db);
  return Array.from({ length: LIMIT.rank.levels }, (_, rank) => rows.find(({ place }) => place === rank)?.records ?? 0);
}

/** Sums of the categories at the top of the templates by name, of every part of a period and, with bucket null, of the whole. */
export async function categorySums(db: Db, w: Wanted, span: Span, granularity: Granularity) {
  const { rows } = await sql<SumRow & { bucket: string | null; name: string }>`
    with r as (select record.id, ${bucketOf(granularity)} as bucket, c.name, avg(c.rate) as rate_percent, sum(c.score) as score,
                      sum(c.max) as max_score
                 from record cross join lateral ${RATED_CATEGORIES} c where ${scoredOf(w, span)} group by 1, 2, 3)
    select bucket, name, ${SUMS} from r group by grouping sets ((bucket, name), (name))`.execute(db);
  return rows;
}

export interface ShopSumRow extends SumRow {
  id: string;
  name: string;
  path: string;
  /** Of all records that count, with a rate or without. */
  records: number;
  failedItems: number;
}

/** Sums of every store with a scored record in a period. */
export async function shopSums(db: Db, w: Wanted, span: Span) {
  const { rows } = await sql<ShopSumRow>`
    select shop.id, shop.name, g.path, s.records, s."failedItems", s.evaluated, s."rateSum", s."scoreSum", s."maxScoreSum"
      from (select shop_id, count(*)::int as records, sum(failed_items)::int as "failedItems",
                   (count(*) filter (where evaluated))::int as evaluated,
                   (sum(rate_percent) filter (where evaluated))::float8 as "rateSum",
                   coalesce(sum(score) filter (where evaluated), 0)::float8 as "scoreSum",
                   coalesce(sum(max_score) filter (where evaluated), 0)::float8 as "maxScoreSum"
              from record where ${recordsOf(w, span)} group by 1 having count(*) filter (where evaluated) > 0) s
      join shop on shop.company_id = ${w.actor.companyId} and shop.id = s.shop_id
      join shop_group g on g.company_id = shop.company_id and g.id = shop.group_id
     order by shop.name, shop.id`.execute(db);
  return rows;
}

/** The scored records of each inspector at each store: how many, and their rates added up. */
export async function givenSums(db: Db, w: Wanted, span: Span) {
  const { rows } = await sql<{ shopId: string; inspectorId: string; records: number; rateSum: number }>`
    select shop_id as "shopId", inspector_id as "inspectorId", count(*)::int as records, sum(rate_percent)::float8 as "rateSum"
      from record where ${scoredOf(w, span)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
