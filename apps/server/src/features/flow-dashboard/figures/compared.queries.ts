import { daysBetween } from '@rondo/domain/civil-time';
import { type FlowRead, shifted } from '@rondo/domain/flow-asked';
import { type FlowMetricKey, type FlowSum, type FlowSums, NO_SUMS } from '@rondo/domain/flow-metric';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { factsOf, shopsOf, storedOf, type Wanted } from './facts.queries.ts';

interface Comparison {
  /** Days between the periods. */
  shift: number;
  /** A day that is not over is never taken as a whole. */
  today: string;
  metrics: readonly FlowMetricKey[];
}

export interface Compared {
  current: FlowSums;
  previous: FlowSums;
  /** Hours (quarters) of stores that are complete in both periods, of those of the current one. */
  matched: number;
  /** Null: the sums of the current period know it. */
  of: number | null;
}

/**
 * Two periods over what is complete in both: store by store and hour by hour (quarter by quarter of readings), so that a counter that
 * stood still for three hours changes nothing. Days that are complete in both are taken as a whole; of the others the hours are looked
 * at, unless there are very many: then they are left out, and `matched` says so.
 */
export async function compared(db: Db, w: Wanted, read: FlowRead, asked: Comparison): Promise<Compared> {
  const columns = storedOf(asked.metrics);
  const statement = read === 'reading' ? bySlots : (await isLarge(db, w)) ? byWholeDays : byDays;
  const { rows } = await statement(w, asked, columns).execute(db);
  const [row] = rows;
  const sumsOf = (side: Side): FlowSums => ({
    ...NO_SUMS,
    ...Object.fromEntries([...columns, 'open_entries'].map((column) => [column, row?.[`${side}_${column}`] ?? 0])),
  });
  const of = read === 'reading' ? (row?.of ?? 0) : null;
  return { current: sumsOf('c'), previous: sumsOf('p'), matched: row?.matched ?? 0, of };
}

/** The current period and the one before, as their columns begin. */
type Side = 'c' | 'p';
const SIDES = ['c', 'p'] as const satisfies readonly Side[];
/** `of`: quarters of the current period; days do not tell it, their hours are known before. */
type Row = Record<string, number> & { matched: number; of?: number };

const isHighest = (column: FlowSum): boolean => column === 'queue_peak';
const added = (column: FlowSum, of: RawBuilder<unknown>) =>
  isHighest(column) ? sql`max(${of})` : sql`coalesce(sum(${of}), 0)`;

/** The sums of facts `f` of one store's day, hour or quarter. */
const sumsIn = (columns: readonly FlowSum[]) => sql`${sql.join(
  columns.map((column) => sql`${added(column, sql.ref(`f.${column}`))} as ${sql.ref(column)}`),
)}, coalesce(sum(f.entries) filter (where f.is_open), 0) as open_entries,
  coalesce(sum(f.healthy_minutes), 0) >= coalesce(sum(f.expected_minutes), 0) as is_complete`;

const everyOf = (columns: readonly FlowSum[]) => [...columns, 'open_entries' as const];
/** The same columns of a relation for one side, under names of that side. */
const sided = (side: Side, columns: readonly FlowSum[]) =>
  sql.join(everyOf(columns).map((column) => sql`${sql.ref(`${side}.${column}`)} as ${sql.ref(`${side}_${column}`)}`));
const totals = (columns: readonly FlowSum[]) =>
  sql.join(
    SIDES.flatMap((side) =>
      everyOf(columns).map((column) => {
        const name = sql.ref(`${side}_${column}`);
        return sql`${isHighest(column) ? sql`max(${name})` : sql`coalesce(sum(${name}), 0)`}::float8 as ${name}`;
      }),
    ),
  );

/** Store-days from which on hours are not looked at. */
const LARGE = 20_000;

async function isLarge(db: Db, w: Wanted): Promise<boolean> {
  const { rows } = await sql<{ stores: number }>`select count(*)::int as stores from (${shopsOf(w)}) s`.execute(db);
  return (rows[0]?.stores ?? 0) * (daysBetween(w.from, w.to) + 1) > LARGE;
}

/** Days alone, in one join of the table with itself: what a company of ten thousand stores asks for. */
function byWholeDays(w: Wanted, { shift, today }: Comparison, columns: readonly FlowSum[]) {
  const { companyId } = w.actor;
  const isIn = (side: Side) => sql`${sql.ref(`${side}.company_id`)} = ${companyId}
    and ${sql.ref(`${side}.healthy_minutes`)} >= ${sql.ref(`${side}.expected_minutes`)}
    and not exists (select from flow_exclusion x where x.company_id = ${companyId}
      and x.shop_id = ${sql.ref(`${side}.shop_id`)} and x.day = ${sql.ref(`${side}.day`)})`;
  const total = (side: Side) => [
    ...columns.map((column) => {
      const name = sql.ref(`${side}.${column}`);
      return sql`${added(column, name)}::float8 as ${sql.ref(`${side}_${column}`)}`;
    }),
    sql`coalesce(sum(${sql.ref(`${side}.entries`)}) filter (where ${sql.ref(`${side}.is_open`)}), 0)::float8
      as ${sql.ref(`${side}_open_entries`)}`,
  ];
  const before = shifted(w, shift);
  return sql<Row>`
    with shops as materialized (${shopsOf(w)})
    select ${sql.join(SIDES.flatMap(total))}, coalesce(sum(c.expected_minutes) / 60, 0)::int as matched
      from flow_day c join flow_day p on p.company_id = c.company_id and p.shop_id = c.shop_id and p.day = c.day - ${shift}::int
       and p.is_open = c.is_open
     where ${isIn('c')} and ${isIn('p')} and c.day between ${w.from}::date and ${w.to}::date and c.day < ${today}::date
       and p.day between ${before.from}::date and ${before.to}::date
       ${w.openOnly ? sql`and c.is_open` : sql``} and c.shop_id in (select id from shops)`;
}

function byDays(w: Wanted, { shift, today }: Comparison, columns: readonly FlowSum[]) {
  const daysOf = (wanted: Wanted, by: number) => sql`select f.shop_id, f.day + ${by}::int as on_day, ${sumsIn(columns)}
    from (${factsOf(wanted, 'day', columns)}) f group by f.shop_id, f.day`;
  const hoursOf = (by: number) => sql`select f.hour, ${sumsIn(columns)} from flow_hour f
    where f.company_id = ${w.actor.companyId} and f.day = b.on_day - ${by}::int and f.shop_id = b.shop_id
      ${w.openOnly ? sql`and f.is_open` : sql``} group by f.hour`;
  const parts = sql`${sided('c', columns)}, ${sided('p', columns)}, c.expected_minutes as minutes`;
  const both = sql.join(SIDES.flatMap((side) => everyOf(columns).map((column) => sql.ref(`${side}_${column}`))));
  return sql<Row>`
    with shops as materialized (${shopsOf(w)}),
    c as materialized (${daysOf(w, 0)}),
    p as (${daysOf({ ...w, ...shifted(w, shift) }, shift)}),
    pairs as materialized (
      select c.shop_id, c.on_day, c.is_complete and p.is_complete and c.on_day < ${today}::date as is_whole, ${parts}
        from c join p on p.shop_id = c.shop_id and p.on_day = c.on_day),
    matched as (
      select ${both}, minutes from pairs where is_whole
      union all
      select ${sql.join(SIDES.flatMap((side) => everyOf(columns).map((column) => sql.ref(`h.${side}_${column}`))))}, h.minutes
        from pairs b cross join lateral (
          select ${parts} from (${hoursOf(0)}) c join (${hoursOf(shift)}) p on p.hour = c.hour
           where c.is_complete and p.is_complete) h
       where not b.is_whole)
    select ${totals(columns)}, coalesce(sum(minutes) / 60, 0)::int as matched from matched`;
}

function bySlots(w: Wanted, { shift }: Comparison, columns: readonly FlowSum[]) {
  const slotsOf = (wanted: Wanted, by: number) => sql`
    select f.shop_id, f.counter_id, f.day + ${by}::int as on_day, f.hour, f.minute, ${sumsIn(columns)}
      from (${factsOf(wanted, 'reading')}) f group by 1, 2, 3, 4, 5`;
  return sql<Row>`
    with shops as materialized (${shopsOf(w)}),
    c as materialized (${slotsOf(w, 0)}),
    p as materialized (${slotsOf({ ...w, ...shifted(w, shift) }, shift)}),
    matched as (
      select ${sided('c', columns)}, ${sided('p', columns)} from c join p on p.shop_id = c.shop_id and p.counter_id = c.counter_id
         and p.on_day = c.on_day and p.hour = c.hour and p.minute = c.minute
       where c.is_complete and p.is_complete)
    select ${totals(columns)}, count(*)::int as matched, (select count(*)::int from c) as of from matched`;
}
