import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Part {
  task_id: string;
  relation: 'handler' | 'reviewer';
  to_id: string | null;
}

/** The parts as rows: hundreds of them in one parameter. */
const rows = (parts: readonly Part[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(parts)}::json) as w(task_id uuid, relation text, to_id uuid)`;

export const addSuccessors = (db: Db, companyId: string, parts: readonly Part[]) =>
  sql`insert into task_person (company_id, task_id, member_id, relation, created_at)
    select t.company_id, t.id, w.to_id, w.relation, t.created_at
      from ${rows(parts)} join task t on t.company_id = ${companyId} and t.id = w.task_id
     where w.to_id is not null
    on conflict do nothing`.execute(db);

export const dropParts = (db: Db, companyId: string, fromId: string, parts: readonly Part[]) =>
  sql`delete from task_person p using ${rows(parts)}
    where p.company_id = ${companyId} and p.task_id = w.task_id and p.relation = w.relation and p.member_id = ${fromId}`.execute(
    db,
  );

interface Passed {
  id: string;
  number: string;
  name: string;
  state: string;
}

export async function passTasks(
  db: Db,
  companyId: string,
  fromId: string,
  parts: readonly Part[],
  at: Date,
): Promise<Passed[]> {
  const isTheirs = sql`h.is_handler and t.claimed_by = ${fromId}`;
  const { rows: passed } = await sql<Passed>`
    with h as (select w.task_id, bool_or(w.relation = 'handler') as is_handler,
                      (array_agg(w.to_id) filter (where w.relation = 'handler'))[1] as handler_id
                 from ${rows(parts)} group by w.task_id)
    update task t
       set claimed_by = case when not (${isTheirs}) then t.claimed_by when t.state = 'pending_review' then h.handler_id end,
           claimed_at = case when not (${isTheirs}) or (t.state = 'pending_review' and h.handler_id is not null)
                             then t.claimed_at end,
           updated_at = ${at}, rev = t.rev + 1
      from h
     where t.company_id = ${companyId} and t.id = h.task_id
    returning t.id, t.number, t.name, t.state`.execute(db);
  return passed;
}
