import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { addSuccessors, dropParts, holdOf, type PassedPart, type PassedWork, partRows } from '../process/index.ts';
import { taskWaiting } from './waiting.queries.ts';

/** How tasks go to others. What their handler had begun is free for all handlers; a submitted one comes back to the successor. */
export const taskHandover = {
  ...taskWaiting,
  addSuccessors: addSuccessors('task'),
  dropParts: dropParts('task'),
  pass: passTasks,
};

export const holdTasksOf = holdOf(taskWaiting);

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
  return rows;
}
