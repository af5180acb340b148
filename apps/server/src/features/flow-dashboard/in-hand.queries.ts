import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { OpenRow } from '../../platform/in-hand.ts';

/** All dashboards of a member as one: they go to one successor. */
export const openOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select 'flow_dashboard_own' as kind, ${memberId}::uuid as id, null::text as number,
         min(d.name) || case when count(*) > 1 then ' +' || (count(*) - 1)::text else '' end as name, '' as place,
         null::uuid as shop_id, null::timestamptz as deadline_at, false as has_others
    from flow_dashboard d where d.company_id = ${companyId} and d.owner_id = ${memberId} and d.deleted_at is null
  having count(*) > 0`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  sql`select d.id from flow_dashboard d
     where d.company_id = ${companyId} and d.owner_id = ${memberId} order by d.id for no key update`.execute(db);

/** Another owner for all of them, the bin too; where the name is taken by one of theirs, the first letters of the id follow it. */
export const passOn = (db: Db, companyId: string, fromId: string, toId: string) =>
  sql<{ count: number; name: string }>`with passed as (
      update flow_dashboard d set owner_id = ${toId}, rev = rev + 1,
             name = case when d.deleted_at is null and exists (select from flow_dashboard o where o.company_id = d.company_id
                 and o.owner_id = ${toId} and o.deleted_at is null and lower(o.name) = lower(d.name))
               then left(d.name, 42) || ' ' || right(d.id::text, 6) else d.name end
       where d.company_id = ${companyId} and d.owner_id = ${fromId} returning d.name, d.deleted_at)
    select count(*)::int as count, coalesce(min(name), '') as name from passed where deleted_at is null`.execute(db);

/** Shares name somebody who leaves no longer, and their marks go. */
export async function unname(db: Db, companyId: string, memberId: string): Promise<void> {
  await db
    .deleteFrom('flow_dashboard_share')
    .where('company_id', '=', companyId)
    .where('subject', '=', `member:${memberId}`)
    .execute();
  await db
    .deleteFrom('flow_dashboard_mark')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .execute();
}
