import { rectificationMachine } from '@rondo/domain/rectification';
import { asOfDay } from '@rondo/domain/structure';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { lineageInGroups, lineagesOn } from '../scope/index.ts';
import {
  countsOn,
  inChosen,
  itemCells,
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
  score_sum: number;
  max_sum: number;
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
  sum(rate_sum)::float8 as rate_sum, sum(score_sum)::float8 as score_sum, sum(max_sum)::float8 as max_sum,
  sum(red_lines)::int as red_lines, sum(failed_items)::int as failed_items`;

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
    select p.bucket, ${SUMS}, count(shop.id) filter (where p.records > 0 and ${countsOn(w, lastOf(granularity, span.to))})::int as inspected
      from p left join shop on shop.id = p.shop_id and ${shopsOf(w)}
     group by p.bucket
    union all
    select null, ${SUMS}, count(shop.id) filter (where whole.records > 0 and ${countsOn(w, sql`${span.to}::date`)})::int as inspected
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
     where ${stateIn('state', rectificationMachine.timed)} and deadline_at < ${now} and ${rectificationsOf(w, span)}
     group by 1`.execute(db);
  return rows;
}

/** Completed ones whose problem came back, by the bucket of their creation. */
export async function cameBackByBucket(db: Db, w: Wanted, span: Span, granularity: Granularity) {
  const { rows } = await sql<{ bucket: string; came_back: number }>`
    select ${bucketOf(granularity)} as bucket, count(*)::int as came_back
      from rectification
     where ${stateIn('state', rectificationMachine.done)} and ${rectificationsOf(w, span)}
       and exists (select from rectification next where next.company_id = rectification.company_id and next.repeat_of = rectification.id)
     group by 1`.execute(db);
  return rows;
}

/** Shops that are or were open, alike in when they opened, closed, were closed for a while, and came into or left the chosen groups. */
export interface Openings {
  opened_on: string | null;
  closed_on: string | null;
  /** Days on which they were closed and after which they opened again: from the first, before the last. */
  closures: { from: string; until: string }[] | null;
  /** Whether they are in the chosen groups (see `inChosen`), and whether they were before each move since the period began. */
  is_in: boolean;
  moves: { on: string; was: boolean }[] | null;
  shops: number;
}

export async function shopOpenings(db: Db, w: Wanted, { from, to }: Span): Promise<Openings[]> {
  const { groupId, structure } = w;
  const isIn = groupId ? inChosen(w, groupId) : sql<SqlBool>`true`;
  const moves: RawBuilder<unknown> =
    groupId && structure === 'of_day'
      ? sql`(select jsonb_agg(jsonb_build_object('on', m.moved_on, 'was', ${lineageInGroups('m.lineage_before', groupId)}) order by m.moved_on)
               from shop_move m where m.company_id = shop.company_id and m.shop_id = shop.id and m.moved_on > ${from}::date)`
      : sql`null::jsonb`;
  const { rows } = await sql<Openings>`
    select case when opened_on > ${from}::date then opened_on end as opened_on,
           case when state = 'closed' and closed_on <= ${to}::date then closed_on end as closed_on,
           (select jsonb_agg(jsonb_build_object('from', c.closed_on, 'until', c.reopened_on) order by c.closed_on)
              from shop_closure c where c.company_id = shop.company_id and c.shop_id = shop.id
               and c.closed_on <= ${to}::date and c.reopened_on > ${from}::date) as closures,
           ${isIn} as is_in, ${moves} as moves, count(*)::int as shops
      from shop
     where ${shopsOf(w)} and (state = 'open' or state = 'closed' and closed_on > ${from}::date)
     group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** A page of the items that failed most, each with the name it had last; `kinds` is how many there are. */
export async function failedItems(db: Db, w: Wanted, span: Span, { size, page }: { size: number; page: number }) {
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
                   from cells group by item_id having sum(failed) > 0 order by 2 desc, 1 limit ${size} offset ${(page - 1) * size})
    select distinct on (top.failed, top.item_id) top.item_id, top.failed, top.kinds,
           c.item_name as name, c.category, c.severity
      from top join cells c on c.item_id = top.item_id and c.business_on = top.last_on and c.failed > 0
     order by top.failed desc, top.item_id, c.item_name`.execute(db);
  return rows;
}

/** Records by the structure they are counted in, their mode, and their level's place on the ramp of four (null: not scored). */
export async function recordMix(db: Db, w: Wanted, span: Span) {
  const hung = w.structure === 'of_day' ? null : lineagesOn(w.actor.companyId, asOfDay(w.structure) ?? 'now');
  const { rows } = await sql<{ shop_lineage: string; mode: string; place: number | null; records: number }>`
    with cells as (${recordCells(w, span)})
    select ${hung ? sql`hung.lineage` : sql`cells.shop_lineage`} as shop_lineage, mode, place, sum(records)::int as records
      from cells ${hung ? sql`join (${hung}) hung on hung.id = cells.shop_id` : sql``}
     group by 1, 2, 3 having sum(records) > 0`.execute(db);
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
  recipientId: string;
  at: Date;
}

export const keepSnapshot = (db: Db, s: Snapshot) =>
  sql`insert into page_snapshot (company_id, key, kind, data, created_by, recipient_id, created_at)
      values (${s.companyId}, ${s.key}, ${s.kind}, ${JSON.stringify(s.data)}, ${s.createdBy}, ${s.recipientId}, ${s.at})`.execute(
    db,
  );
