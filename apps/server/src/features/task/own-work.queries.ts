import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type OwnWork, type PassedPart, partRows } from '../process/index.ts';

/** Those who look at what is done in a task: its reviewers, and those of the whole that it is a part of. */
export async function reviewersAround(db: Db, companyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.member_id as id from task t
      join task_person p on p.company_id = t.company_id and p.task_id in (t.id, t.parent_id) and p.relation = 'reviewer'
     where t.company_id = ${companyId} and t.id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/** Those whose work the reviewers of a task look at: its handlers, and those of its sub-tasks. */
export async function handlersAround(db: Db, companyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.member_id as id from task t
      join task_person p on p.company_id = t.company_id and p.task_id = t.id and p.relation = 'handler'
     where t.company_id = ${companyId} and (t.id = ${id} or (t.parent_id = ${id} and t.deleted_at is null))`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** The first of some tasks that a successor would do and review. */
export async function ownWork(db: Db, companyId: string, parts: readonly PassedPart[]): Promise<OwnWork | undefined> {
  const { rows } = await sql<OwnWork>`
    select t.number, m.name from ${partRows(parts)}
      join task given on given.company_id = ${companyId} and given.id = w.id
     cross join lateral (values (given.id), (given.parent_id)) whole (id)
      join task t on t.company_id = given.company_id and t.id = whole.id
     cross join lateral (${peopleIn('reviewer', 't')}) r
     cross join lateral (select t.id union all
       select c.id from task c where c.company_id = t.company_id and c.parent_id = t.id and c.deleted_at is null) done
     cross join lateral (${peopleIn('handler', 'done')}) h
      join member m on m.company_id = t.company_id and m.id = w.to_id
     where r.member_id = w.to_id and h.member_id = w.to_id
     order by t.number limit 1`.execute(db);
  return rows[0];
}

/** The people of one task, by the task: looked for by member, all that a successor ever had would be read for each task. */
const peopleIn = (relation: 'handler' | 'reviewer', task: 't' | 'done') => sql`
  select p.member_id from task_person p
   where p.company_id = t.company_id and p.task_id = ${sql.ref(`${task}.id`)} and p.relation = ${relation} offset 0`;
