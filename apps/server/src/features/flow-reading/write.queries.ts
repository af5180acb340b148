import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';

/** A reading as it is stored, the company left out. */
export interface StoredReading {
  counter_id: string;
  at: string;
  shop_id: string;
  minutes: number;
  day: string;
  hour: number;
  is_open: boolean;
  entries: number;
  exits: number;
  visitors: number | null;
  groups: number | null;
  dwells: number;
  dwell_seconds: number;
  peak: number | null;
  healthy_minutes: number;
  source: string;
}

const COLUMNS = `counter_id uuid, at timestamptz, shop_id uuid, minutes smallint, day date, hour smallint, is_open boolean,
  entries int, exits int, visitors int, groups int, dwells int, dwell_seconds int, peak int, healthy_minutes smallint, source text`;
const NAMES = sql.raw(
  COLUMNS.split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', '),
);
const SET = sql.raw(
  COLUMNS.split(',')
    .map((column) => column.trim().split(' ')[0])
    .filter((name) => name !== 'counter_id' && name !== 'at')
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

/** Where two readings overlap, the later one goes without the earlier: an hour without its quarters, a quarter without its hour. */
export const dropOverlapped = (db: Db, companyId: string, rows: readonly StoredReading[]) =>
  sql<{ shop_id: string; day: string }>`delete from flow_reading r using ${recordset(rows, COLUMNS)}
     where r.company_id = ${companyId} and r.counter_id = x.counter_id and r.source <> 'correction' and r.at <> x.at
       and r.at < x.at + make_interval(mins => x.minutes) and x.at < r.at + make_interval(mins => r.minutes)
       and r.at > x.at - interval '1 hour'
    returning r.shop_id, r.day::text as day`.execute(db);

/** Which of the rows a correction stands over: the time of each. */
export const corrected = (db: Db, companyId: string, rows: readonly StoredReading[]) =>
  sql<{ counter_id: string; at: Date }>`select x.counter_id, x.at from ${recordset(rows, COLUMNS)}
     where exists (select 1 from flow_reading r
       where r.company_id = ${companyId} and r.counter_id = x.counter_id and r.source = 'correction'
         and r.at > x.at - interval '1 hour' and r.at < x.at + interval '1 hour'
         and r.at < x.at + make_interval(mins => x.minutes) and x.at < r.at + make_interval(mins => r.minutes))`.execute(
    db,
  );

/** Writes readings; what is there already and the same is left alone. Answers the days of stores that changed. */
export const putReadings = (db: Db, companyId: string, rows: readonly StoredReading[], at: Date) =>
  sql<{ shop_id: string; day: string }>`insert into flow_reading as r (company_id, ${NAMES}, received_at)
    select ${companyId}, ${NAMES}, ${at} from ${recordset(rows, COLUMNS)} order by counter_id, at
    on conflict (company_id, counter_id, at) do update set ${SET}, received_at = excluded.received_at
     where r.source <> 'correction' and (r.minutes, r.entries, r.exits, r.visitors, r.groups, r.dwells, r.dwell_seconds, r.peak,
       r.healthy_minutes, r.is_open, r.source) is distinct from (excluded.minutes, excluded.entries, excluded.exits,
       excluded.visitors, excluded.groups, excluded.dwells, excluded.dwell_seconds, excluded.peak, excluded.healthy_minutes,
       excluded.is_open, excluded.source)
    returning r.shop_id, r.day::text as day`.execute(db);

export interface ShopDay {
  shop_id: string;
  day: string;
}

/** Days of stores whose sums are to be made again; one that is due already stays where it is in the row. */
export const markDue = (db: Db, companyId: string, days: readonly ShopDay[], at: Date) =>
  sql`insert into flow_due (company_id, shop_id, day, due_at)
    select distinct ${companyId}::uuid, shop_id, day, ${at}::timestamptz from ${recordset(days, 'shop_id uuid, day date')}
     order by shop_id, day
    on conflict do nothing`.execute(db);
