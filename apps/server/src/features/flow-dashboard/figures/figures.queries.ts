import type { FlowBy, FlowGranularity, FlowRead } from '@rondo/domain/flow-asked';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { FLOW_SUMS, type FlowMetricKey, type FlowSum, type FlowSums } from '@rondo/domain/flow-metric';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { bucketOf, factsOf, openEntries, shopsOf, storedOf, type Wanted } from './facts.queries.ts';

/** A row of sums; the parts of its key that its kind of points has are set. */
export interface SumRow extends FlowSums {
  by: FlowBy;
  bucket: string | null;
  shop_id: string | null;
  group_id: string | null;
  counter_id: string | null;
  weekday: number | null;
  hour: number | null;
  minute: number | null;
}

/** Points that widgets of one statement ask for. */
export interface Asked {
  granularity: FlowGranularity;
  by: ReadonlySet<FlowBy>;
}

const HIGHEST: readonly FlowSum[] = ['queue_peak'];
/** Not told by every reading: nothing told it, nothing is known. */
const UNKNOWN: readonly FlowSum[] = ['visitors', 'groups', 'early_entries'];

/** A column added up; of nothing nothing is known where not every reading tells it. */
function added(column: FlowSum): RawBuilder<unknown> {
  const f = sql.ref(`f.${column}`);
  if (HIGHEST.includes(column)) return sql`max(${f})`;
  return UNKNOWN.includes(column) ? sql`sum(${f})` : sql`coalesce(sum(${f}), 0)`;
}

/** What a kind of points is grouped by. */
const KEYS: Record<FlowBy, readonly string[]> = {
  none: [],
  time: ['bucket', 'f.hour', 'f.minute'],
  shop: ['f.shop_id'],
  group: ['f.group_id'],
  weekHour: ['weekday', 'f.hour'],
  counter: ['f.counter_id'],
};

/** The parts of a key of time as fine as they are asked for. */
function keysOf(by: FlowBy, granularity: FlowGranularity): readonly string[] {
  if (by !== 'time' || granularity === 'quarter') return KEYS[by];
  return granularity === 'hour' ? ['bucket', 'f.hour'] : ['bucket'];
}

/**
 * The sums of all points that are asked for, one statement whatever their number. The facts are read once and added up to the smallest
 * parts that the points have; the points are made of those. `metrics` are all that any of them shows.
 */
export async function sums(
  db: Db,
  w: Wanted,
  read: FlowRead,
  { granularity, by, metrics }: Asked & { metrics: readonly FlowMetricKey[] },
): Promise<SumRow[]> {
  const columns = storedOf(metrics);
  // A row has all sums, also those nobody asks for: adding them to ten thousand rows here takes longer than reading them.
  const unasked = FLOW_SUMS.filter((one) => one !== 'open_entries' && !columns.includes(one));
  const sets = [...by].map((one) => ({ one, keys: keysOf(one, granularity) }));
  const grouping = sets.map(({ keys }) => sql`(${sql.join(keys.map((key) => sql.ref(key)))})`);
  const inside = (key: string) => sql`grouping(${sql.ref(key)}) = 0`;
  const parts = [...new Set(sets.flatMap(({ keys }) => keys))];
  const shown = (key: string, type: string) => (parts.includes(key) ? sql.ref(key) : sql`null::${sql.raw(type)}`);
  // Each kind of points has a first key that no other has.
  const kind = sets
    .filter(({ keys }) => keys.length > 0)
    .map(({ one, keys: [first = ''] }) => sql`when ${inside(first)} then ${one}`);
  const { rows } = await sql<SumRow>`
    with shops as materialized (${shopsOf(w)}), facts as (${factsOf(w, read, columns)}), dated as (
      select f.*, ${bucketOf(granularity)} as bucket, (extract(isodow from f.day) - 1)::int as weekday from facts f),
    f as (
      select ${sql.join([...parts.map((key) => sql.ref(key)), ...columns.map((one) => sql`${added(one)} as ${sql.ref(one)}`)])},
             ${openEntries}, min(f.no) as first_no, max(f.no) as last_no, min(f.day) as first_day, max(f.day) as last_day
        from dated f ${parts.length > 0 ? sql`group by ${sql.join(parts.map((key) => sql.ref(key)))}` : sql``})
    select ${kind.length > 0 ? sql`case ${sql.join(kind, sql` `)} else 'none' end` : sql`'none'`} as by,
      ${shown('bucket', 'date')} as bucket, ${shown('f.shop_id', 'uuid')} as shop_id, ${shown('f.group_id', 'uuid')} as group_id,
      ${shown('f.counter_id', 'uuid')} as counter_id, ${shown('weekday', 'int')} as weekday, ${shown('f.hour', 'int')} as hour,
      ${shown('f.minute', 'int')} as minute,
      ${sql.join(columns.map((one) => sql`${added(one)}::float8 as ${sql.ref(one)}`))},
      coalesce(sum(f.open_entries), 0)::float8 as open_entries,
      ${sql.join(unasked.map((one) => sql`null::float8 as ${sql.ref(one)}`))},
      coalesce(min(f.first_no) = max(f.last_no) and min(f.first_day) = max(f.last_day), false) as "isOneStoreDay"
    from f group by grouping sets (${sql.join(grouping)})`.execute(db);
  return rows;
}

/** How many are inside at once: of each part of a period, of stores, or of groups; the highest where it is of several hours. */
export interface InsideRow {
  by: FlowBy;
  bucket: string | null;
  hour: number | null;
  shop_id: string | null;
  group_id: string | null;
  inside: number;
  drift: number;
}

const INSIDE_BY: readonly FlowBy[] = ['none', 'time', 'shop', 'group'];

/**
 * Entries less exits since the business day began, never below 0 (what it was below so far is added), nobody after closing: the same
 * as `occupancyOf` of domain, which the tests compare. Read from hours, whatever the rest is read from.
 */
export async function insideOf(db: Db, w: Wanted, { granularity, by }: Asked): Promise<InsideRow[]> {
  const isFine = granularity === 'hour' || granularity === 'quarter';
  const of = (one: FlowBy) => {
    const [bucket, hour] = [
      one === 'time' ? sql`bucket` : sql`null::date`,
      one === 'time' && isFine ? sql`hour` : sql`null::int`,
    ];
    const shop = one === 'shop' ? sql`shop_id` : sql`null::uuid`;
    const group = one === 'group' ? sql`group_id` : sql`null::uuid`;
    return sql`select ${one} as by, bucket, point_hour as hour, shop_id, group_id, max(inside)::float8 as inside, sum(drift)::float8 as drift
      from (select ${bucket} as bucket, ${hour} as point_hour, ${shop} as shop_id, ${group} as group_id, day, hour,
              sum(inside) as inside, sum(drift) as drift from counted group by 1, 2, 3, 4, day, hour) at_once
      group by 2, 3, 4, 5`;
  };
  const asked = INSIDE_BY.filter((one) => by.has(one));
  if (asked.length === 0) return [];
  const { rows } = await sql<InsideRow>`
    with shops as materialized (${shopsOf(w)}), facts as (${factsOf({ ...w, openOnly: false }, 'hour', ['entries', 'exits'])}), hours as (
      select shop_id, group_id, day, hour, min(at) as at, bool_or(is_open) as is_open, sum(entries - exits) as net
        from facts group by shop_id, group_id, day, hour),
    running as (
      select *, sum(net) over of_day as net_so_far, max(at) filter (where is_open) over (partition by shop_id, day) as open_until
        from hours window of_day as (partition by shop_id, day order by at)),
    floored as (
      select *, net_so_far - least(0, min(net_so_far) over (partition by shop_id, day order by at)) as inside_now,
             row_number() over (partition by shop_id, day order by at desc) = 1 as is_last from running),
    counted as (
      select f.shop_id, f.group_id, f.day, f.hour, ${bucketOf(granularity)} as bucket,
             case when f.at > f.open_until then 0 else f.inside_now end as inside,
             case when f.is_last then f.inside_now else 0 end as drift from floored f)
    ${sql.join(asked.map(of), sql` union all `)}`.execute(db);
  return rows;
}

/** What is estimated beside the entries of hours that were not counted in full: the mean of the same hour of that weekday in the weeks before. */
export async function estimates(db: Db, w: Wanted, granularity: FlowGranularity) {
  const isFine = granularity === 'hour';
  const weeks = sql.join(Array.from({ length: FLOW_LIMIT.estimateWeeks }, (_, index) => sql`${(index + 1) * 7}::int`));
  const { rows } = await sql<{ bucket: string; hour: number | null; entries: number; exits: number }>`
    with shops as materialized (${shopsOf(w)}), facts as (${factsOf(w, 'hour', ['entries', 'exits', 'healthy_minutes', 'expected_minutes'])}), gaps as (
      select f.shop_id, f.day, f.hour, ${bucketOf(granularity)} as bucket, sum(f.entries) as entries, sum(f.exits) as exits
        from facts f group by 1, 2, 3, 4 having sum(f.healthy_minutes) < sum(f.expected_minutes)),
    guessed as (
      select g.bucket, g.hour, greatest(0, round(avg(b.entries)) - g.entries) as entries, greatest(0, round(avg(b.exits)) - g.exits) as exits
        from gaps g cross join lateral (
          select sum(h.entries) as entries, sum(h.exits) as exits from flow_hour h
           where h.company_id = ${w.actor.companyId} and h.shop_id = g.shop_id and h.hour = g.hour
             and h.day = any(select g.day - w.days from unnest(array[${weeks}]) as w(days))
             ${w.openOnly ? sql`and h.is_open` : sql``}
           group by h.day having sum(h.healthy_minutes) >= sum(h.expected_minutes) and sum(h.expected_minutes) > 0) b
       group by g.bucket, g.hour, g.shop_id, g.day, g.entries, g.exits)
    select bucket, ${isFine ? sql`hour` : sql`null::int`} as hour, sum(entries)::float8 as entries, sum(exits)::float8 as exits
      from guessed group by 1, 2`.execute(db);
  return rows;
}
