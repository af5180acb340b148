import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';

/** The demo cameras at some places, with what a plan has to know of their stores. */
export const camerasAt = (db: Db, companyId: string, places: readonly string[]) =>
  sql<{
    id: string;
    name: string;
    clip: string;
    shop_id: string;
    shop_name: string;
    state: string;
    closing_on: string | null;
    time_zone: string | null;
    hours: unknown;
    special_days: unknown;
  }>`select c.id, c.name, c.main_stream as clip, s.id as shop_id, s.name as shop_name, s.state, s.closing_on, s.time_zone, s.hours,
      s.special_days
    from camera c
    join device d on d.company_id = c.company_id and d.id = c.device_id and d.driver = 'file'
    join shop s on s.company_id = c.company_id and s.id = c.shop_id
   where c.company_id = ${companyId} and c.places && ${[...places]}::text[]
   order by s.name, c.name`.execute(db);

/** The gallery's stores have the newest of these pictures too. */
export const touchShops = (db: Db, companyId: string) =>
  sql`insert into album_shop (company_id, shop_id, latest_at)
    select company_id, shop_id, max(taken_at) from album_picture where company_id = ${companyId} and source = 'snapshot'
     group by company_id, shop_id
    on conflict (company_id, shop_id) do update set latest_at = greatest(album_shop.latest_at, excluded.latest_at)`.execute(
    db,
  );
