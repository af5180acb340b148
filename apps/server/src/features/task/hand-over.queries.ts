import { rectificationMachine } from '@rondo/domain/rectification';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { dropParts, holdOf, type PassedPart, type PassedWork, partRows } from '../process/index.ts';
import { ownWork } from './own-work.queries.ts';
import { settleReviews } from './review.queries.ts';
import { taskWaiting } from './waiting.queries.ts';

/** How tasks go to others. What their handler had begun is free for all handlers; a submitted one comes back to the successor. */
export const taskHandover = {
  ...taskWaiting,
  addSuccessors: addTaskSuccessors,
  dropParts: dropParts('task'),
  ownWork,
  pass: passTasks,
};

/**
 * Successors have the parts, since the time of the task. A reviewer's successor stands where the reviewer stood; one who reviews
 * already takes the earlier of both levels that is still to decide, for nobody approves twice in a round.
 */
function addTaskSuccessors(db: Db, companyId: string, parts: readonly PassedPart[], fromId: string) {
  return sql`insert into task_person as p (company_id, task_id, member_id, relation, created_at, level, sort)
    select t.company_id, t.id, w.to_id, w.relation, t.created_at, f.level, f.sort
      from ${partRows(parts)}
      join task t on t.company_id = ${companyId} and t.id = w.id
      join task_person f on f.company_id = t.company_id and f.task_id = t.id and f.member_id = ${fromId} and f.relation = w.relation
     where w.to_id is not null
    on conflict (company_id, task_id, member_id, relation) do update
       set level = excluded.level, sort = excluded.sort, approved_round = null
     where p.relation = 'reviewer' and excluded.level >= (select t.review_level from task t
             where t.company_id = p.company_id and t.id = p.task_id)
       and (excluded.level < p.level or p.level < (select t.review_level from task t
             where t.company_id = p.company_id and t.id = p.task_id))`.execute(db);
}

const holdOwn = holdOf(taskWaiting);

/**
 * Locks what a member has in hand until the transaction ends, and first the tasks that found what they have to put right: ending that may
 * complete them, and everybody locks a task before its rectifications.
 */
export async function holdTasksOf(db: Db, companyId: string, memberId: string): Promise<void> {
  await sql`select t.id from task t
     where t.company_id = ${companyId} and t.id in (
       select r.task_id from rectification_person p
         join rectification r on r.company_id = p.company_id and r.id = p.rectification_id
        where p.company_id = ${companyId} and p.member_id = ${memberId} and ${stateIn('r.state', rectificationMachine.open)})
     order by t.id for no key update`.execute(db);
  await holdOwn(db, companyId, memberId);
}

async function passTasks(
  db: Db,
  companyId: string,
  fromId: string,
  parts: readonly PassedPart[],
  at: Date,
): Promise<PassedWork[]> {
  const isTheirs = sql`h.is_handler and t.claimed_by = ${fromId}`;
  const { rows } = await sql<PassedWork>`
    with h as (select w.id as task_id, bool_or(w.relation = 'handler') as is_handler,
                      (array_agg(w.to_id) filter (where w.relation = 'handler'))[1] as handler_id
                 from ${partRows(parts)} group by w.id)
    update task t
       set claimed_by = case when not (${isTheirs}) then t.claimed_by when t.state = 'pending_review' then h.handler_id end,
           claimed_at = case when not (${isTheirs}) or (t.state = 'pending_review' and h.handler_id is not null)
                             then t.claimed_at end,
           updated_at = ${at}, rev = t.rev + 1
      from h
     where t.company_id = ${companyId} and t.id = h.task_id
    returning t.id, t.number || ' ' || t.name as name, t.state`.execute(db);
  await settleReviews(
    db,
    companyId,
    parts.filter(({ relation }) => relation === 'reviewer').map(({ id }) => id),
  );
  return rows;
}
