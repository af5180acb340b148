import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import type { ShopDay } from './write.queries.ts';

/** Which of the days have sums of readings that are no longer kept. */
export const sweptDays = (db: Db, companyId: string, days: readonly ShopDay[]) =>
  sql<ShopDay>`select x.shop_id, x.day::text as day from ${recordset(days, 'shop_id uuid, day date')}
     where exists (select 1 from flow_day d where d.company_id = ${companyId} and d.shop_id = x.shop_id and d.day = x.day
             and d.entries + d.exits + d.passers + d.healthy_minutes > 0)
       and not exists (select 1 from flow_reading r where r.company_id = ${companyId} and r.shop_id = x.shop_id and r.day = x.day)`.execute(
    db,
  );

/** Drops the readings of days that are long ago, and of which none came lately: a whole day of a store, or nothing of it. */
export const sweep = (db: Db, companyId: string, before: { day: string; receivedAt: Date }) =>
  sql`delete from flow_reading r using (
      select shop_id, day from flow_reading where company_id = ${companyId} and day < ${before.day}::date
       group by 1, 2 having max(received_at) < ${before.receivedAt}) x
     where r.company_id = ${companyId} and r.shop_id = x.shop_id and r.day = x.day`.execute(db);

/** Drops the gaps of days that long ago. */
export const sweepGaps = (db: Db, companyId: string, before: string) =>
  sql`delete from flow_gap where company_id = ${companyId} and day < ${before}::date`.execute(db);
