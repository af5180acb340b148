import type { Actor } from '@rondo/domain/actor';
import { QUARTER_MINUTES } from '@rondo/domain/flow/place';
import type { FlowGranularity, FlowRead } from '@rondo/domain/flow-asked';
import { FLOW_SUMS, type FlowMetricKey, type FlowSum, sumsOfMetrics } from '@rondo/domain/flow-metric';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ShopTraits, shopInGroups, shopInScope, shopLike } from '../../scope/index.ts';

/** Over what figures are wanted, always within the reader's stores. */
export interface Wanted extends ShopTraits {
  actor: Actor;
  from: string;
  to: string;
  openOnly: boolean;
  shopId?: string[] | undefined;
  groupId?: string[] | undefined;
  counterId?: string[] | undefined;
}

const DERIVED = ['open_entries', 'inside', 'drift'] as const;
const isStored = (one: FlowSum): boolean => !DERIVED.some((derived) => derived === one);
/** All columns of sums that are stored. */
const STORED = FLOW_SUMS.filter(isStored);
/** The columns that figures of these metrics need; entries always, for those in opening hours are of them. */
export const storedOf = (metrics: readonly FlowMetricKey[]): FlowSum[] => {
  const needed = new Set<FlowSum>(['entries', ...sumsOfMetrics(metrics)]);
  return STORED.filter((one) => needed.has(one));
};
/** Entries in opening hours, of facts `f`. */
export const openEntries = sql`coalesce(sum(f.entries) filter (where f.is_open), 0)::float8 as open_entries`;
const ref = (column: string) => sql.ref(`f.${column}`);

/** The stores that figures are over, with a place in a row to tell one store from several. */
export const shopsOf = (w: Wanted): RawBuilder<unknown> => {
  const { actor, shopId, groupId } = w;
  const conditions = [
    sql<SqlBool>`shop.company_id = ${actor.companyId} and shop.deleted_at is null`,
    shopInScope(actor, 'shop.id'),
    shopId ? sql<SqlBool>`shop.id = any(${shopId}::uuid[])` : null,
    groupId ? shopInGroups(actor.companyId, 'shop.id', groupId) : null,
    shopLike(actor.companyId, 'shop.id', w),
  ].filter((one) => one !== null);
  return sql`select shop.id, shop.name, shop.group_id, shop.latitude, shop.longitude, shop.time_zone,
      row_number() over ()::int as no from shop where ${sql.join(conditions, sql` and `)}`;
};

/** Condition on the facts `f`: of the period and the opening, and of no day that figures leave out. */
const isWanted = ({ actor, from, to, openOnly }: Wanted): RawBuilder<SqlBool> => sql<SqlBool>`
  f.company_id = ${actor.companyId} and f.day between ${from}::date and ${to}::date
  ${openOnly ? sql`and f.is_open` : sql``}
  and not exists (select from flow_exclusion x where x.company_id = f.company_id and x.shop_id = f.shop_id and x.day = f.day)`;

/**
 * The sums of hours or days as stored, or the same made of readings: columns of `flow_hour`, with the store's number, group and
 * place of a quarter in its hour. `shops` is a relation of the statement.
 */
export function factsOf(w: Wanted, read: FlowRead, columns: readonly FlowSum[] = STORED): RawBuilder<unknown> {
  if (read === 'reading') return slotsOf(w);
  const table = sql.table(read === 'hour' ? 'flow_hour' : 'flow_day');
  const hour = read === 'hour' ? sql`f.hour, f.at` : sql`null::smallint as hour, null::timestamptz as at`;
  return sql`select f.shop_id, shops.no, shops.group_id, f.day, ${hour}, 0 as minute, f.is_open, null::uuid as counter_id,
      ${sql.join(columns.map(ref))}
    from ${table} f join shops on shops.id = f.shop_id where ${isWanted(w)}`;
}

/** What counters told without the crossings of the staff, and the quarters of which an entrance told nothing. */
const TOLD = sql`(
    select company_id, counter_id, shop_id, at, day, hour, minutes, is_open, greatest(0, entries - staff_entries) as entries,
           greatest(0, exits - staff_exits) as exits, visitors, groups, dwells, dwell_seconds, peak, healthy_minutes from flow_reading
    union all
    select company_id, counter_id, shop_id, at, day, hour, ${sql.lit(QUARTER_MINUTES)}::smallint, is_open, 0, 0, null, null, 0, 0, null, 0 from flow_gap)`;

/** Sums of readings, a row for each counter and quarter; what two counters make together is made where a store's quarter has both. */
function slotsOf(w: Wanted): RawBuilder<unknown> {
  const { actor, counterId } = w;
  const of = (kind: string, column: RawBuilder<unknown>) => sql`case when c.kind = ${kind} then ${column} end`;
  const has = (kind: string) =>
    sql`bool_or(c.kind = ${kind} and f.healthy_minutes > 0) over (partition by f.shop_id, f.at)`;
  const entries = of('entrance', sql`f.entries`);
  const where = (has: RawBuilder<unknown>) => sql`case when ${has} then ${entries} else 0 end`;
  return sql`select f.shop_id, shops.no, shops.group_id, f.day, f.hour, f.at,
      extract(minute from f.at at time zone coalesce(shops.time_zone, ${actor.timeZone}))::int as minute, f.is_open, f.counter_id,
      coalesce(${entries}, 0) as entries, coalesce(${of('entrance', sql`f.exits`)}, 0) as exits,
      ${of('entrance', sql`f.visitors`)} as visitors, ${of('entrance', sql`f.groups`)} as groups,
      case when f.groups is not null then coalesce(${entries}, 0) else 0 end as group_entries,
      coalesce(${of('passage', sql`f.entries + f.exits`)}, 0) as passers, coalesce(${where(has('passage'))}, 0) as capture_entries,
      case when ${has('entrance')} then coalesce(${of('passage', sql`f.entries + f.exits`)}, 0) else 0 end as counted_passers,
      coalesce(${of('fitting', sql`f.entries`)}, 0) as fittings, coalesce(${where(has('fitting'))}, 0) as fitting_entries,
      coalesce(${of('zone', sql`f.entries`)}, 0) as zone_visits,
      coalesce(${of('zone', sql`f.exits`)}, 0) as zone_exits, coalesce(${where(has('zone'))}, 0) as zone_entries,
      case when ${has('zone')} then coalesce(${of('entrance', sql`f.exits`)}, 0) else 0 end as zone_door_exits,
      coalesce(${of('zone', sql`f.dwells`)}, 0) as dwells, coalesce(${of('zone', sql`f.dwell_seconds`)}, 0) as dwell_seconds,
      ${of('queue', sql`f.peak`)} as queue_peak, coalesce(${of('queue', sql`f.dwells`)}, 0) as queue_waits,
      coalesce(${of('queue', sql`f.dwell_seconds`)}, 0) as queue_seconds, null::int as early_entries,
      0 as transactions, 0 as items, 0::numeric as amount, 0 as sale_entries, 0::numeric as staff, 0 as staff_entries,
      0 as counted_transactions, 0::numeric as counted_amount, 0::numeric as counted_staff,
      case when c.kind = 'entrance' or ${counterId !== undefined} then f.healthy_minutes else 0 end as healthy_minutes,
      case when c.kind = 'entrance' or ${counterId !== undefined} then f.minutes else 0 end as expected_minutes
    from ${TOLD} f join shops on shops.id = f.shop_id
    join flow_counter c on c.company_id = f.company_id and c.id = f.counter_id
   where ${isWanted(w)} and f.company_id = ${actor.companyId}
     ${counterId ? sql`and f.counter_id = any(${counterId}::uuid[])` : sql``}`;
}

/** The day with which the part of a period begins that a fact is in. */
export const bucketOf = (granularity: FlowGranularity): RawBuilder<string> =>
  granularity === 'week' || granularity === 'month'
    ? sql<string>`date_trunc(${sql.lit(granularity)}, f.day)::date`
    : sql<string>`f.day`;
