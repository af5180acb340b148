import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { OpenRow } from '../../platform/in-hand.ts';

/** Everything in the knowledge base that a member owns, the bin too, as one: it goes to one successor. */
export const openOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select 'knowledge_own' as kind, ${memberId}::uuid as id, null::text as number,
         min(n.name) || case when count(*) > 1 then ' +' || (count(*) - 1)::text else '' end as name, '' as place,
         null::uuid as shop_id, null::timestamptz as deadline_at, false as has_others
    from knowledge_node n
   where n.company_id = ${companyId} and n.owner_id = ${memberId}
  having count(*) > 0`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  sql`select n.id from knowledge_node n
     where n.company_id = ${companyId} and n.owner_id = ${memberId} order by n.id for no key update`.execute(db);

/** Another owner for all of it; how much it was. */
export const passOn = (db: Db, companyId: string, fromId: string, toId: string) =>
  sql<{ count: number; name: string }>`with passed as (
      update knowledge_node set owner_id = ${toId}, rev = rev + 1
       where company_id = ${companyId} and owner_id = ${fromId} returning name)
    select count(*)::int as count, coalesce(min(name), '') as name from passed`.execute(db);

/** Lists name somebody who leaves no longer. */
export const unname = (db: Db, companyId: string, memberId: string) =>
  sql`delete from knowledge_grant where company_id = ${companyId} and subject = ${`member:${memberId}`}`.execute(db);
