import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Given {
  member_id: string;
  shop_id: string;
}

/** Of pairs of a member and a shop those where the member does not work for the shop, shops they manage by now included. */
export async function uncovered(db: Db, companyId: string, pairs: readonly Given[]): Promise<Given[]> {
  const { rows: found } = await sql<Given>`
    select w.member_id, w.shop_id
      from json_to_recordset(${JSON.stringify(pairs)}::json) as w(member_id uuid, shop_id uuid)
      join member m on m.company_id = ${companyId} and m.id = w.member_id
      join shop s on s.company_id = ${companyId} and s.id = w.shop_id
     where not (m.scope_all or s.id = any(m.scope_shop_ids)
       or exists (select from shop_manager sm
                   where sm.company_id = ${companyId} and sm.shop_id = s.id and sm.member_id = m.id)
       or exists (select from shop_group g where g.company_id = ${companyId}
                   and g.id = any(m.scope_group_ids) and s.lineage like g.lineage || '%'))`.execute(db);
  return found;
}
