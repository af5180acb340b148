import type { FlowRead } from '@rondo/domain/flow-asked';
import type { FlowSum } from '@rondo/domain/flow-metric';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { factsOf, shopsOf, type Wanted } from './facts.queries.ts';

export interface RowsAsked {
  read: FlowRead;
  /** Columns that are added above and below the line. */
  above: readonly FlowSum[];
  below: readonly FlowSum[];
  isHighest: boolean;
  weekday?: number | undefined;
  hour?: number | undefined;
  minute?: number | undefined;
}

export interface FactRow {
  shop_id: string;
  shop_name: string;
  counter_id: string | null;
  counter_name: string | null;
  day: string;
  hour: number | null;
  minute: number;
  /** When its hour or quarter began; null: it is a whole day. */
  at: Date | null;
  is_open: boolean;
  above: number | null;
  below: number | null;
  healthy_minutes: number;
  expected_minutes: number;
}

/** A part of a figure in one row of facts. */
function part(columns: readonly FlowSum[]): RawBuilder<number> {
  if (columns.length === 0) return sql<number>`null::float8`;
  const of = (one: FlowSum) =>
    one === 'open_entries'
      ? sql`case when f.is_open then f.entries else 0 end`
      : sql`coalesce(${sql.ref(`f.${one}`)}, 0)`;
  return sql<number>`(${sql.join(columns.map(of), sql` + `)})::float8`;
}

const isAsked = ({ weekday, hour, minute }: RowsAsked): RawBuilder<SqlBool> => sql<SqlBool>`true
  ${weekday === undefined ? sql`` : sql`and extract(isodow from f.day) - 1 = ${weekday}`}
  ${hour === undefined ? sql`` : sql`and f.hour = ${hour}`}
  ${minute === undefined ? sql`` : sql`and f.minute = ${minute}`}`;

/** Rows that have something of the figure, or minutes in which they could not count. */
const found = (w: Wanted, asked: RowsAsked): RawBuilder<unknown> => sql`
  select f.*, ${part(asked.above)} as above, ${part(asked.below)} as below from (${factsOf(w, asked.read)}) f
   where ${isAsked(asked)} and (${part(asked.above)} <> 0 or coalesce(${part(asked.below)}, 0) <> 0
     or f.healthy_minutes < f.expected_minutes)`;

/** The rows behind a figure, newest first, with what they add up to. */
export async function factRows(
  db: Db,
  w: Wanted,
  asked: RowsAsked,
  { size, offset }: { size: number; offset: number },
) {
  const { rows } = await sql<FactRow>`
    with shops as materialized (${shopsOf(w)}), found as (${found(w, asked)})
    select f.shop_id, shops.name as shop_name, f.counter_id, c.name as counter_name, f.day, f.hour, f.minute, f.at, f.is_open,
           f.above, f.below, f.healthy_minutes, f.expected_minutes
      from found f join shops on shops.id = f.shop_id
      left join flow_counter c on c.company_id = ${w.actor.companyId} and c.id = f.counter_id
     order by f.day desc, f.hour desc nulls last, f.minute desc, f.at desc, shops.name, f.shop_id, f.counter_id, f.is_open
     limit ${size} offset ${offset}`.execute(db);
  return rows;
}

export async function factTotals(db: Db, w: Wanted, asked: RowsAsked) {
  const added = (column: string) => (asked.isHighest ? sql`max(${sql.ref(column)})` : sql`sum(${sql.ref(column)})`);
  const { rows } = await sql<{ rows: number; above: number | null; below: number | null }>`
    with shops as materialized (${shopsOf(w)}), found as (${found(w, asked)})
    select count(*)::int as rows, ${added('above')} as above, ${added('below')} as below from found`.execute(db);
  return rows[0] ?? { rows: 0, above: null, below: null };
}
