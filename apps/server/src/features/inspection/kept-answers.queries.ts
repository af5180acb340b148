import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/**
 * Since when a member had an inspection in hand the last time, be it his still, closed, deleted or handed on: he took it, got it with
 * somebody's work, or began it himself. Null: never. Index history_object.
 */
export async function inHandSince(db: Db, companyId: string, taskId: string, memberId: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select max(at) as since from (
      select at from history
       where company_id = ${companyId} and object_id = ${taskId} and object_kind = 'task' and event = 'claim'
         and actor_id = ${memberId}
      union all
      select coalesce(claimed_at, created_at) from task
       where company_id = ${companyId} and id = ${taskId} and claimed_by = ${memberId}
      union all
      select t.created_at from task t
        join task_person p on p.company_id = t.company_id and p.task_id = t.id and p.relation = 'initiator'
         and p.member_id = ${memberId}
       where t.company_id = ${companyId} and t.id = ${taskId} and t.dispatch = 'self_initiated') had`.execute(db);
  return rows[0]?.since ?? null;
}
