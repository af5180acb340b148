import type { HandoverKind } from '@rondo/contract/handover';
import { rectificationMachine } from '@rondo/domain/rectification';
import { taskMachine } from '@rondo/domain/task';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

export interface OpenRow {
  kind: HandoverKind;
  id: string;
  number: string | null;
  name: string;
  place: string;
  /** Null for a department. */
  shop_id: string | null;
  deadline_at: Date | null;
  has_others: boolean;
}

const OPEN_TASK = sql`t.deleted_at is null and ${stateIn('t.state', taskMachine.open)}`;
const OPEN_RECTIFICATION = stateIn('r.state', rectificationMachine.open);
const WORKS = sql`m.state in ('active', 'invited')`;

/**
 * Everything open that names a member: work they handle or review, shops they manage, departments they lead; each with
 * whether somebody else who works here has the same part. By the indexes task_person_mine, rectification_person_mine,
 * shop_manager_member and department_head_member.
 */
export async function openItems(db: Db, companyId: string, memberId: string): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select case p.relation when 'handler' then 'task_handle' else 'task_review' end as kind,
           t.id, t.number, t.name, t.shop_name as place, t.shop_id, t.deadline_at,
           exists (select from task_person o join member m on m.company_id = o.company_id and m.id = o.member_id
                    where o.company_id = t.company_id and o.task_id = t.id and o.relation = p.relation
                      and o.member_id <> ${memberId} and ${WORKS}) as has_others
      from task_person p join task t on t.company_id = p.company_id and t.id = p.task_id
     where p.company_id = ${companyId} and p.member_id = ${memberId} and p.relation in ('handler', 'reviewer')
       and ${OPEN_TASK}
    union all
    select case p.relation when 'handler' then 'rectification_handle' else 'rectification_review' end,
           r.id, r.number, r.title, r.shop_name, r.shop_id, r.deadline_at,
           exists (select from rectification_person o join member m on m.company_id = o.company_id and m.id = o.member_id
                    where o.company_id = r.company_id and o.rectification_id = r.id and o.relation = p.relation
                      and o.member_id <> ${memberId} and ${WORKS})
      from rectification_person p join rectification r on r.company_id = p.company_id and r.id = p.rectification_id
     where p.company_id = ${companyId} and p.member_id = ${memberId} and p.relation in ('handler', 'reviewer')
       and ${OPEN_RECTIFICATION}
    union all
    select 'shop', s.id, s.code, s.name, g.path, s.id, null,
           exists (select from shop_manager o join member m on m.company_id = o.company_id and m.id = o.member_id
                    where o.company_id = s.company_id and o.shop_id = s.id and o.member_id <> ${memberId} and ${WORKS})
      from shop_manager p
      join shop s on s.company_id = p.company_id and s.id = p.shop_id
      join shop_group g on g.company_id = s.company_id and g.id = s.group_id
     where p.company_id = ${companyId} and p.member_id = ${memberId} and s.deleted_at is null and s.state <> 'closed'
    union all
    select 'department', d.id, d.code, d.name, coalesce(a.name, ''), null, null,
           exists (select from department_head o join member m on m.company_id = o.company_id and m.id = o.member_id
                    where o.company_id = d.company_id and o.department_id = d.id and o.member_id <> ${memberId} and ${WORKS})
      from department_head p
      join department d on d.company_id = p.company_id and d.id = p.department_id
      left join department a on a.company_id = d.company_id and a.id = d.parent_id
     where p.company_id = ${companyId} and p.member_id = ${memberId}
     order by 1, 7, 4, 2`.execute(db);
  return rows;
}

/**
 * Holds what a member has in hand until the transaction ends, so that nobody moves it on meanwhile: shops before tasks, as
 * closing a shop does, and each in the order of ids.
 */
export async function holdWork(db: Db, companyId: string, memberId: string): Promise<void> {
  const their = (table: string, column: string) =>
    sql`(select p.${sql.ref(column)} from ${sql.table(table)} p where p.company_id = ${companyId} and p.member_id = ${memberId})`;
  await sql`select s.id from shop s
     where s.company_id = ${companyId} and s.id in ${their('shop_manager', 'shop_id')}
     order by s.id for no key update`.execute(db);
  await sql`select d.id from department d
     where d.company_id = ${companyId} and d.id in ${their('department_head', 'department_id')}
     order by d.id for no key update`.execute(db);
  await sql`select t.id from task t
     where t.company_id = ${companyId} and ${OPEN_TASK} and t.id in ${their('task_person', 'task_id')}
     order by t.id for no key update`.execute(db);
  await sql`select r.id from rectification r
     where r.company_id = ${companyId} and ${OPEN_RECTIFICATION} and r.id in ${their('rectification_person', 'rectification_id')}
     order by r.id for no key update`.execute(db);
}
