import { LIMIT } from '@rondo/domain/limit';
import type { Weighting } from '@rondo/domain/score-figures';
import type { InspectorSet } from '@rondo/domain/user-figures';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordsOf, type Span, type Wanted } from './cells.queries.ts';
import type { Granularity } from './statistics.queries.ts';
import { IS_PLANNED, setIs, tasksOf, within } from './task-sets.queries.ts';

/** Condition on `record`: it counts for these figures. Whoever sees only what they took part in is measured beside nobody. */
const inspectedOf = (w: Wanted, span: Span): RawBuilder<SqlBool> =>
  w.actor.tier === 'own'
    ? sql<SqlBool>`${recordsOf(w, span)} and record.inspector_id = ${w.actor.memberId}`
    : recordsOf(w, span);

const SUMS = sql`count(*)::int as records, count(*) filter (where evaluated)::int as evaluated,
  coalesce(sum(rate_percent) filter (where evaluated), 0)::float8 as rate_sum,
  coalesce(sum(score) filter (where evaluated), 0)::float8 as score_sum,
  coalesce(sum(max_score) filter (where evaluated), 0)::float8 as max_sum, sum(duration_s)::int as duration_sum,
  sum(failed_items)::int as failed`;

export interface InspectorSums {
  records: number;
  evaluated: number;
  rate_sum: number;
  score_sum: number;
  max_sum: number;
  duration_sum: number;
  failed: number;
}

/** Sums of every part of a period and, with bucket null, of the whole; how many inspected in each. */
export async function inspectionSums(db: Db, w: Wanted, span: Span, granularity: Granularity) {
  const bucket = sql`date_trunc(${granularity}, business_on::timestamp)::date`;
  const { rows } = await sql<InspectorSums & { bucket: string | null; inspectors: number }>`
    with r as (select ${bucket} as bucket, inspector_id, evaluated, rate_percent, score, max_score, duration_s, failed_items
                 from record where ${inspectedOf(w, span)})
    select bucket, count(distinct inspector_id)::int as inspectors, ${SUMS} from r group by grouping sets ((bucket), ())
    having count(*) > 0`.execute(db);
  return rows;
}

/** How many inspections a few inspectors made in each part of a period. */
export async function inspectionsByBucket(
  db: Db,
  w: Wanted,
  span: Span,
  granularity: Granularity,
  ids: readonly string[],
) {
  const { rows } = await sql<{ inspector_id: string; bucket: string; records: number }>`
    select inspector_id, date_trunc(${granularity}, business_on::timestamp)::date as bucket, count(*)::int as records
      from record where ${inspectedOf(w, span)} and inspector_id = any(${[...ids]}::uuid[]) group by 1, 2`.execute(db);
  return rows;
}

/**
 * How far the rates that each inspector gave lie from those of others at the same stores in the period, weighted by their own
 * inspections there: `inspector_id, compared, points`. Stores that nobody else inspected say nothing.
 */
const differences = (w: Wanted, span: Span): RawBuilder<unknown> => sql`
  select i.inspector_id, sum(i.n)::int as compared,
         (sum(i.n * (i.s / i.n - (t.s - i.s) / (t.n - i.n))) / sum(i.n))::float8 as points
    from (select inspector_id, shop_id, count(*) as n, sum(rate_percent) as s
            from record where ${inspectedOf(w, span)} and evaluated group by 1, 2) i
    join (select shop_id, count(*) as n, sum(rate_percent) as s
            from record where ${inspectedOf(w, span)} and evaluated group by 1) t on t.shop_id = i.shop_id and t.n > i.n
   group by 1`;

/** Those of everybody with enough inspections to compare, the strictest first. */
export async function comparedInspectors(db: Db, w: Wanted, span: Span) {
  const { rows } = await sql<{ id: string; name: string; points: number; evaluated: number }>`
    select m.id, m.name, d.points, (select count(*)::int from record where ${inspectedOf(w, span)} and evaluated
                                       and inspector_id = m.id) as evaluated
      from (${differences(w, span)}) d join member m on m.company_id = ${w.actor.companyId} and m.id = d.inspector_id
     where d.compared >= ${LIMIT.rank.samples} order by d.points, m.name, m.id`.execute(db);
  return rows;
}

const PLAN_SETS = ['due', 'done', 'inTime', 'submitted', 'rejected'] as const;

/** Planned inspections of each handler by sets: `member_id, due, done, inTime, submitted, rejected`. */
const planOf = (db: Db, w: Wanted, span: Span, now: Date): RawBuilder<unknown> => {
  const [dispatched, due] = [within('dispatch', span, w.actor), within('deadline', span, w.actor)];
  const mine = w.actor.tier === 'own' ? sql<SqlBool>`p.member_id = ${w.actor.memberId}` : sql<SqlBool>`true`;
  const sets = PLAN_SETS.map((set) => {
    const day = set === 'submitted' || set === 'rejected' ? dispatched : due;
    return sql`count(*) filter (where ${day} and ${setIs(set, now)})::int as ${sql.ref(set)}`;
  });
  const tasks = tasksOf(db, w).where(IS_PLANNED).where(sql<boolean>`(${dispatched} or ${due})`).selectAll('task');
  return sql`select p.member_id, ${sql.join(sets)}
    from (${tasks}) task
    join task_person p on p.company_id = task.company_id and p.task_id = task.id and p.relation = 'handler'
   where ${mine} group by 1`;
};

/** Planned inspections that were due in a period, and those submitted in time; each once, however many handle it. */
export async function planSums(db: Db, w: Wanted, span: Span, now: Date) {
  return tasksOf(db, w)
    .where(IS_PLANNED)
    .where(within('deadline', span, w.actor))
    .select([
      sql<number>`count(*) filter (where ${setIs('due', now)})::int`.as('due'),
      sql<number>`count(*) filter (where ${setIs('inTime', now)})::int`.as('in_time'),
    ])
    .executeTakeFirst();
}

type Sort = '-records' | '-due' | 'onTime' | '-duration' | 'average' | 'difference' | '-fails';
const AVERAGES: Record<Weighting, RawBuilder<unknown>> = {
  records: sql`rate_sum / nullif(evaluated, 0)`,
  points: sql`score_sum / nullif(max_sum, 0)`,
};

const sorts = (weighting: Weighting): Record<Sort, RawBuilder<unknown>> => ({
  '-records': sql`records desc`,
  '-due': sql`due desc`,
  onTime: sql`"inTime"::float8 / nullif(due, 0) asc nulls last`,
  '-duration': sql`duration_sum::float8 / nullif(records, 0) desc nulls last`,
  average: sql`${AVERAGES[weighting]} asc nulls last`,
  difference: sql`points asc nulls last`,
  '-fails': sql`failed::float8 / nullif(records, 0) desc nulls last`,
});

export type Inspector = InspectorSums &
  Record<(typeof PLAN_SETS)[number], number> & {
    id: string;
    name: string;
    /** Own inspections at stores that others inspected too, and how far they lie from theirs. */
    compared: number;
    points: number | null;
    total: number;
  };

interface Page {
  sort: Sort;
  size: number;
  page: number;
  now: Date;
  inspectors?: InspectorSet | undefined;
  /** How averages are made. */
  weighting?: Weighting | undefined;
  /** These rows alone. */
  only?: readonly string[] | undefined;
}

/** A row somebody: who inspected in the period, or was asked to. */
export async function inspectorRows(
  db: Db,
  w: Wanted,
  span: Span,
  { sort, size, page, now, inspectors, weighting = 'records', only }: Page,
): Promise<Inspector[]> {
  const listed: Record<InspectorSet | 'all', RawBuilder<SqlBool>> = {
    all: sql<SqlBool>`(coalesce(r.records, 0) > 0 or coalesce(p.due, 0) > 0)`,
    active: sql<SqlBool>`coalesce(r.records, 0) > 0`,
    compared: sql<SqlBool>`coalesce(d.compared, 0) >= ${LIMIT.rank.samples}`,
  };
  const plan = PLAN_SETS.map((set) => sql`coalesce(${sql.ref(`p.${set}`)}, 0) as ${sql.ref(set)}`);
  const { rows } = await sql<Inspector>`
    with r as (select inspector_id, ${SUMS} from record where ${inspectedOf(w, span)} group by 1),
         d as (${differences(w, span)}),
         p as (${planOf(db, w, span, now)})
    select * from (
    select m.id, m.name, coalesce(r.records, 0) as records, coalesce(r.evaluated, 0) as evaluated,
           coalesce(r.rate_sum, 0) as rate_sum,
           coalesce(r.score_sum, 0) as score_sum, coalesce(r.max_sum, 0) as max_sum, coalesce(r.duration_sum, 0) as duration_sum, coalesce(r.failed, 0) as failed,
           coalesce(d.compared, 0) as compared, d.points, ${sql.join(plan)}, count(*) over ()::int as total
      from member m
      left join r on r.inspector_id = m.id
      left join d on d.inspector_id = m.id
      left join p on p.member_id = m.id
     where m.company_id = ${w.actor.companyId} and ${listed[inspectors ?? 'all']}) listed
     where ${only ? sql`id = any(${[...only]}::uuid[])` : sql`true`}
     order by ${sorts(weighting)[sort]}, name, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}

/** Photos and notes of the inspections of a few inspectors. */
export async function evidenceOf(db: Db, w: Wanted, span: Span, ids: readonly string[]) {
  const { rows } = await sql<{ inspector_id: string; photos: number; notes: number }>`
    select record.inspector_id, coalesce(sum(cardinality(i.photo_ids)), 0)::int as photos,
           count(*) filter (where i.note <> '')::int as notes
      from record join record_item i on i.company_id = record.company_id and i.record_id = record.id and i.carried_from is null
     where ${inspectedOf(w, span)} and record.inspector_id = any(${[...ids]}::uuid[]) group by 1`.execute(db);
  return rows;
}

/** How far from the store a few inspectors checked in on average, metres, for the inspections that count. */
export async function distancesOf(db: Db, w: Wanted, span: Span, ids: readonly string[]) {
  const { rows } = await sql<{ inspector_id: string; metres: number | null }>`
    select record.inspector_id, avg(c.distance_m)::float8 as metres
      from record join check_in c on c.company_id = record.company_id and c.task_id = record.task_id
       and c.member_id = record.inspector_id and c.kind = 'in' and c.distance_m is not null
     where ${inspectedOf(w, span)} and record.inspector_id = any(${[...ids]}::uuid[]) group by 1`.execute(db);
  return rows;
}
