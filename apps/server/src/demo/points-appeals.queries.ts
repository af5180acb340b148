import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';

/** Points that stores lost for what was late, with who manages the store; the newest first. */
export async function lostForLateness(db: Db, companyId: string) {
  const { rows } = await sql<{
    id: string;
    at: Date;
    applied: number;
    appeal_days: number;
    rule_name: string;
    shop_id: string;
    shop_name: string;
    member_id: string;
    member_name: string;
  }>`
    select p.id, p.at, p.applied::float8 as applied, r.appeal_days, r.name as rule_name, p.shop_id, shop.name as shop_name,
           m.id as member_id, m.name as member_name
      from points_posting p
      join points_rule r on r.company_id = p.company_id and r.id = p.rule_id
      join shop on shop.company_id = p.company_id and shop.id = p.shop_id
      join shop_manager sm on sm.company_id = p.company_id and sm.shop_id = p.shop_id
      join member m on m.company_id = p.company_id and m.id = sm.member_id
     where p.company_id = ${companyId} and p.event in ('task_overdue', 'rectification_overdue') and p.applied < 0
     order by p.at desc, p.id`.execute(db);
  return rows;
}
