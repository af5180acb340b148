import { rectificationMachine } from '@rondo/domain/rectification';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';

const OPEN = stateIn('r.state', rectificationMachine.open);

/** Open rectifications that a member handles or reviews. By the index rectification_person_mine. */
export const openOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select case p.relation when 'handler' then 'rectification_handle' else 'rectification_review' end as kind,
         r.id, r.number, r.title as name, r.shop_name as place, r.shop_id, r.deadline_at,
         exists (select from rectification_person o join member m on m.company_id = o.company_id and m.id = o.member_id
                  where o.company_id = r.company_id and o.rectification_id = r.id and o.relation = p.relation
                    and o.member_id <> ${memberId} and ${WORKS_HERE}) as has_others
    from rectification_person p join rectification r on r.company_id = p.company_id and r.id = p.rectification_id
   where p.company_id = ${companyId} and p.member_id = ${memberId} and p.relation in ('handler', 'reviewer')
     and ${OPEN}`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  sql`select r.id from rectification r
     where r.company_id = ${companyId} and ${OPEN}
       and r.id in (select p.rectification_id from rectification_person p
                     where p.company_id = ${companyId} and p.member_id = ${memberId})
     order by r.id for no key update`.execute(db);

/** Condition: nobody who works here has this part in rectification `r`. */
const nobody = (relation: 'handler' | 'reviewer') =>
  sql`not exists (select from rectification_person p join member m on m.company_id = p.company_id and m.id = p.member_id
   where p.company_id = r.company_id and p.rectification_id = r.id and p.relation = ${relation} and ${WORKS_HERE})`;

/** Those that nobody can do, or that nobody can review now or once they are done. By the partial index rectification_deadline. */
export const orphans = (companyId: string) => sql`
  select r.id, 'handler' as missing, r.number || ' ' || r.title as label, r.shop_id
    from rectification r
   where r.company_id = ${companyId} and ${stateIn('r.state', rectificationMachine.waitingFor('handler'))}
     and ${nobody('handler')}
  union all
  select r.id, 'reviewer', r.number || ' ' || r.title, r.shop_id
    from rectification r
   where r.company_id = ${companyId} and ${OPEN} and r.has_reviewer and ${nobody('reviewer')}`;
