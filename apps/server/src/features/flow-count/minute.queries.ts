import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';

export interface MinuteRow {
  counter_id: string;
  at: string;
  entries: number;
  exits: number;
  dwells: number;
  dwell_seconds: number;
  peak: number | null;
  is_healthy: boolean;
}

const COLUMNS = `counter_id uuid, at timestamptz, entries int, exits int, dwells int, dwell_seconds int, peak int,
  is_healthy boolean`;

/** Keeps minutes that are not known yet: one that is told twice is counted once. Those of a counter that is gone meanwhile are let go. */
export const keep = (companyId: string, rows: readonly MinuteRow[]) =>
  sql<{ counter_id: string; at: Date }>`
    insert into flow_minute (company_id, counter_id, at, entries, exits, dwells, dwell_seconds, peak, is_healthy)
    select ${companyId}::uuid, x.counter_id, x.at, x.entries, x.exits, x.dwells, x.dwell_seconds, x.peak, x.is_healthy
      from ${recordset(rows, COLUMNS)}
      join flow_counter c on c.company_id = ${companyId} and c.id = x.counter_id and c.deleted_at is null
    on conflict do nothing returning counter_id, at`;

/** The sums of whole quarters of an hour, as far as they are counted. */
export const quarters = (db: Db, companyId: string, rows: readonly { counter_id: string; at: string }[]) =>
  sql<{
    counter_id: string;
    at: Date;
    entries: number;
    exits: number;
    dwells: number;
    dwell_seconds: number;
    peak: number | null;
    healthy_minutes: number;
  }>`
    select m.counter_id, x.at, sum(m.entries)::int as entries, sum(m.exits)::int as exits, sum(m.dwells)::int as dwells,
           sum(m.dwell_seconds)::int as dwell_seconds, max(m.peak) as peak,
           count(*) filter (where m.is_healthy)::int as healthy_minutes
      from ${recordset(rows, 'counter_id uuid, at timestamptz')}
      join flow_minute m on m.company_id = ${companyId} and m.counter_id = x.counter_id
       and m.at >= x.at and m.at < x.at + interval '15 minutes'
     group by m.counter_id, x.at`.execute(db);

/** Minutes that began before; index flow_minute_at. */
export const forget = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('flow_minute').where('company_id', '=', companyId).where('at', '<', before);

/** Whether anything was counted before: then a company without counters has to be told to the media role too. */
export const anyTold = (db: Db, companyId: string) =>
  db.selectFrom('flow_count_camera').select('camera_id').where('company_id', '=', companyId).limit(1);

interface Told {
  camera_id: string;
  cause: string | null;
  looked: number;
  skipped: number;
}

/** How counting on each camera goes; of cameras that are no longer counted nothing is left. */
export async function tellCameras(db: Db, companyId: string, rows: readonly Told[], now: Date): Promise<void> {
  await db
    .deleteFrom('flow_count_camera')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`camera_id not in (select x.camera_id from ${recordset(rows, 'camera_id uuid')})`)
    .execute();
  await sql`
    insert into flow_count_camera (company_id, camera_id, cause, looked, skipped, told_at)
    select ${companyId}::uuid, x.camera_id, x.cause, x.looked, x.skipped, ${now}::timestamptz
      from ${recordset(rows, 'camera_id uuid, cause text, looked int, skipped int')}
    on conflict (company_id, camera_id) do update
       set cause = excluded.cause, looked = excluded.looked, skipped = excluded.skipped, told_at = excluded.told_at`.execute(
    db,
  );
}

/** How counting on each camera of a company goes: `cause` is null where it is counted. */
export const countingOf = (db: Db, companyId: string) =>
  db
    .selectFrom('flow_count_camera')
    .select(['camera_id', 'cause', 'looked', 'skipped', 'told_at'])
    .where('company_id', '=', companyId);
