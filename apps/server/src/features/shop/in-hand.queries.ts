import { shopMachine } from '@rondo/domain/shop';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';

/** Shops that a member manages and that are not closed. By the index shop_manager_member. */
export const openOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select 'shop' as kind, s.id, s.code as number, s.name, g.path as place, s.id as shop_id,
         null::timestamptz as deadline_at,
         exists (select from shop_manager o join member m on m.company_id = o.company_id and m.id = o.member_id
                  where o.company_id = s.company_id and o.shop_id = s.id and o.member_id <> ${memberId}
                    and ${WORKS_HERE}) as has_others
    from shop_manager p
    join shop s on s.company_id = p.company_id and s.id = p.shop_id
    join shop_group g on g.company_id = s.company_id and g.id = s.group_id
   where p.company_id = ${companyId} and p.member_id = ${memberId} and s.deleted_at is null and ${stateIn('s.state', shopMachine.from('close'))}`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  sql`select s.id from shop s
     where s.company_id = ${companyId}
       and s.id in (select p.shop_id from shop_manager p where p.company_id = ${companyId} and p.member_id = ${memberId})
     order by s.id for no key update`.execute(db);

/** Open shops of whose managers nobody works here any more; one that never had a manager is not among them. */
export const orphans = (companyId: string) => sql`
  select s.id, 'manager' as missing, s.name as label, s.id as shop_id
    from shop s
   where s.company_id = ${companyId} and s.deleted_at is null and s.state = 'open'
     and exists (select from shop_manager p where p.company_id = s.company_id and p.shop_id = s.id)
     and not exists (select from shop_manager p join member m on m.company_id = p.company_id and m.id = p.member_id
                      where p.company_id = s.company_id and p.shop_id = s.id and ${WORKS_HERE})`;
