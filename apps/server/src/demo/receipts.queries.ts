import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';

/** Records that counted since a moment, each with every manager of its store but whoever inspected; the oldest first. */
export async function readable(db: Db, companyId: string, since: Date) {
  const { rows } = await sql<{
    record_id: string;
    number: string;
    shop_id: string;
    shop_name: string;
    at: Date;
    failed_items: number;
    member_id: string;
    member_name: string;
  }>`
    select r.id as record_id, r.number, r.shop_id, r.shop_name, coalesce(r.done_at, r.submitted_at) as at, r.failed_items,
           m.id as member_id, m.name as member_name
      from record r
      join shop_manager sm on sm.company_id = r.company_id and sm.shop_id = r.shop_id and sm.member_id <> r.inspector_id
      join member m on m.company_id = sm.company_id and m.id = sm.member_id
     where r.company_id = ${companyId} and r.state = 'effective' and coalesce(r.done_at, r.submitted_at) >= ${since}
     order by at, r.id, m.id`.execute(db);
  return rows;
}
