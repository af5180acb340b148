import { taskMachine } from '@rondo/domain/task';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';

const OPEN = sql`t.deleted_at is null and ${stateIn('t.state', taskMachine.open)}`;

/** Open tasks that a member handles or reviews. By the index task_person_mine. */
export const openOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select case p.relation when 'handler' then 'task_handle' else 'task_review' end as kind,
         t.id, t.number, t.name, t.shop_name as place, t.shop_id, t.deadline_at,
         exists (select from task_person o join member m on m.company_id = o.company_id and m.id = o.member_id
                  where o.company_id = t.company_id and o.task_id = t.id and o.relation = p.relation
                    and o.member_id <> ${memberId} and ${WORKS_HERE}) as has_others
    from task_person p join task t on t.company_id = p.company_id and t.id = p.task_id
   where p.company_id = ${companyId} and p.member_id = ${memberId} and p.relation in ('handler', 'reviewer')
     and ${OPEN}`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  sql`select t.id from task t
     where t.company_id = ${companyId} and ${OPEN}
       and t.id in (select p.task_id from task_person p where p.company_id = ${companyId} and p.member_id = ${memberId})
     order by t.id for no key update`.execute(db);

/** Condition: nobody who works here has this part in task `t`. */
const nobody = (relation: 'handler' | 'reviewer') =>
  sql`not exists (select from task_person p join member m on m.company_id = p.company_id and m.id = p.member_id
   where p.company_id = t.company_id and p.task_id = t.id and p.relation = ${relation} and ${WORKS_HERE})`;

/** Tasks that nobody can do, or that nobody can review now or once they are done. By the partial index task_deadline. */
export const orphans = (companyId: string) => sql`
  select t.id, 'handler' as missing, t.number || ' ' || t.name as label, t.shop_id
    from task t
   where t.company_id = ${companyId} and t.deleted_at is null
     and ${stateIn('t.state', [...taskMachine.planned, ...taskMachine.waitingFor('handler')])} and ${nobody('handler')}
  union all
  select t.id, 'reviewer', t.number || ' ' || t.name, t.shop_id
    from task t
   where t.company_id = ${companyId} and ${OPEN} and t.has_reviewer and ${nobody('reviewer')}`;
