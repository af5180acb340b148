import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';

/** Departments that a member leads. By the index department_head_member. */
export const openOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select 'department' as kind, d.id, d.code as number, d.name, coalesce(a.name, '') as place, null::uuid as shop_id,
         null::timestamptz as deadline_at,
         exists (select from department_head o join member m on m.company_id = o.company_id and m.id = o.member_id
                  where o.company_id = d.company_id and o.department_id = d.id and o.member_id <> ${memberId}
                    and ${WORKS_HERE}) as has_others
    from department_head p
    join department d on d.company_id = p.company_id and d.id = p.department_id
    left join department a on a.company_id = d.company_id and a.id = d.parent_id
   where p.company_id = ${companyId} and p.member_id = ${memberId}`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  sql`select d.id from department d
     where d.company_id = ${companyId}
       and d.id in (select p.department_id from department_head p
                     where p.company_id = ${companyId} and p.member_id = ${memberId})
     order by d.id for no key update`.execute(db);
