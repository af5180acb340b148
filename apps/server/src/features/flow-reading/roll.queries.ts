import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import type { ShopDay } from './write.queries.ts';

const PAIRS = 'shop_id uuid, day date';

/** The days that have been due longest, held until they are summed; those of another process are passed over. */
export const takeDue = (db: Db, companyId: string, now: Date, most: number) =>
  sql<ShopDay>`with x as materialized (
      select shop_id, day from flow_due where company_id = ${companyId} and due_at <= ${now}
       order by due_at, shop_id, day limit ${most} for update skip locked)
    delete from flow_due d using x
     where d.company_id = ${companyId} and d.shop_id = x.shop_id and d.day = x.day
    returning d.shop_id, d.day::text as day`.execute(db);

/** Which of the days figures leave out. */
export const excluded = (db: Db, companyId: string, days: readonly ShopDay[]) =>
  sql<ShopDay>`select e.shop_id, e.day::text as day from flow_exclusion e
      join ${recordset(days, PAIRS)} on x.shop_id = e.shop_id and x.day = e.day
     where e.company_id = ${companyId}`.execute(db);

interface ReadingRow extends ShopDay {
  counter_id: string;
  at: Date;
  minutes: number;
  is_open: boolean;
  entries: number;
  exits: number;
  visitors: number | null;
  groups: number | null;
  dwells: number;
  dwell_seconds: number;
  peak: number | null;
  healthy_minutes: number;
  staff_entries: number;
  staff_exits: number;
}

export const readingsOf = (db: Db, companyId: string, days: readonly ShopDay[]) =>
  sql<ReadingRow>`select r.shop_id, r.day::text as day, r.counter_id, r.at, r.minutes, r.is_open, r.entries, r.exits, r.visitors,
      r.groups, r.dwells, r.dwell_seconds, r.peak, r.healthy_minutes, r.staff_entries, r.staff_exits
      from flow_reading r join ${recordset(days, PAIRS)} on x.shop_id = r.shop_id and x.day = r.day
     where r.company_id = ${companyId} order by r.at`.execute(db);

interface SaleRow extends ShopDay {
  at: Date;
  is_open: boolean;
  transactions: number | null;
  items: number | null;
  amount: string | null;
  staff: string | null;
}

export const salesOf = (db: Db, companyId: string, days: readonly ShopDay[]) =>
  sql<SaleRow>`select s.shop_id, s.day::text as day, s.at, s.is_open, s.transactions, s.items, s.amount, s.staff
      from flow_sale s join ${recordset(days, PAIRS)} on x.shop_id = s.shop_id and x.day = s.day
     where s.company_id = ${companyId} order by s.at`.execute(db);

/** When each counter was first heard of. */
export const firstReadings = (db: Db, companyId: string, counterIds: readonly string[]) =>
  sql<{ id: string; at: Date | null }>`select c.id,
      (select r.at from flow_reading r where r.company_id = ${companyId} and r.counter_id = c.id order by r.at limit 1) as at
      from unnest(${[...counterIds]}::uuid[]) as c(id)`.execute(db);

const SUM_COLUMNS = `entries int, exits int, visitors int, groups int, group_entries int, passers int, capture_entries int, counted_passers int,
  fittings int, fitting_entries int, zone_visits int, zone_exits int, zone_entries int, zone_door_exits int, dwells int, dwell_seconds int,
  queue_peak int, queue_waits int, queue_seconds int, early_entries int, transactions int, items int, amount numeric,
  sale_entries int, staff numeric, staff_entries int, counted_transactions int, counted_amount numeric, counted_staff numeric,
  healthy_minutes int, expected_minutes int`;
const namesOf = (columns: string): RawBuilder<unknown> =>
  sql.raw(
    columns
      .split(',')
      .map((column) => column.trim().split(' ')[0])
      .join(', '),
  );

const HOUR = `shop_id uuid, at timestamptz, is_open boolean, day date, hour smallint, ${SUM_COLUMNS}`;
const DAY = `shop_id uuid, is_open boolean, day date, ${SUM_COLUMNS}`;

const STAFF = 'counter_id uuid, at timestamptz, staff_entries int, staff_exits int';
const GAP = 'counter_id uuid, at timestamptz, shop_id uuid, day date, hour smallint, is_open boolean';

/** Rows as they are written; of readings only those with another part of staff than before. */
export interface NewSums {
  hours: object[];
  days: object[];
  staff: object[];
  gaps: object[];
}

/** What was summed of these days goes, what is said now comes. */
export async function putSums(db: Db, companyId: string, days: readonly ShopDay[], sums: NewSums): Promise<void> {
  await sql`delete from flow_hour t using ${recordset(days, PAIRS)}
    where t.company_id = ${companyId} and t.shop_id = x.shop_id and t.day = x.day`.execute(db);
  await sql`delete from flow_day t using ${recordset(days, PAIRS)}
    where t.company_id = ${companyId} and t.shop_id = x.shop_id and t.day = x.day`.execute(db);
  await sql`insert into flow_hour (company_id, ${namesOf(HOUR)})
    select ${companyId}, ${namesOf(HOUR)} from ${recordset(sums.hours, HOUR)}`.execute(db);
  await sql`insert into flow_day (company_id, ${namesOf(DAY)})
    select ${companyId}, ${namesOf(DAY)} from ${recordset(sums.days, DAY)}`.execute(db);
  await sql`delete from flow_gap t using ${recordset(days, PAIRS)}
    where t.company_id = ${companyId} and t.shop_id = x.shop_id and t.day = x.day`.execute(db);
  if (sums.gaps.length > 0)
    await sql`insert into flow_gap (company_id, ${namesOf(GAP)})
      select ${companyId}, ${namesOf(GAP)} from ${recordset(sums.gaps, GAP)}`.execute(db);
  if (sums.staff.length > 0)
    await sql`update flow_reading t set staff_entries = x.staff_entries, staff_exits = x.staff_exits from ${recordset(sums.staff, STAFF)}
      where t.company_id = ${companyId} and t.counter_id = x.counter_id and t.at = x.at`.execute(db);
}

/** The stores that have an entrance that is meant to count. */
export const shopsThatCount = (db: Db, companyId: string) =>
  db
    .selectFrom('flow_counter')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'flow_counter.company_id').onRef('shop.id', '=', 'flow_counter.shop_id'),
    )
    .select('shop.id')
    .distinct()
    .where('flow_counter.company_id', '=', companyId)
    .where('flow_counter.kind', '=', 'entrance')
    .where('flow_counter.is_on', '=', true)
    .where('flow_counter.deleted_at', 'is', null)
    .where('shop.deleted_at', 'is', null)
    .where('shop.state', '<>', 'closed');

/** The days on which a counter counted. */
export const daysOfCounter = (db: Db, companyId: string, counterId: string) =>
  db
    .selectFrom('flow_reading')
    .select(['shop_id', 'day'])
    .distinct()
    .where('company_id', '=', companyId)
    .where('counter_id', '=', counterId);
