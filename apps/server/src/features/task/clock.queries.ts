import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { stageRows } from '../process/index.ts';
import { taskWaiting } from './waiting.queries.ts';

/** Spelled out, so that the plan finds the partial index task_clock. */
const pending = sql<SqlBool>`${stateIn('state', taskMachine.timed)} and deleted_at is null`;

/** Begins what is scheduled for now; index task_start. */
export const begin = (db: Db, companyId: string, now: Date) =>
  db
    .updateTable('task')
    .set((eb) => ({ state: 'pending', updated_at: now, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`${stateIn('state', taskMachine.planned)} and deleted_at is null`)
    .where('start_at', '<=', now)
    .returning('id');

/** A task that was given less time than the notice is ahead gets none: its handler has just heard of it. */
export const markStage = stageRows(
  'task',
  taskWaiting,
  (withinMs) => sql<SqlBool>`o.deadline_at - o.start_at > make_interval(secs => ${withinMs / 1_000})`,
);

/** Closes the pending tasks past their deadline that were dispatched so (I15). */
export const closeByDeadline = (db: Db, companyId: string, now: Date) =>
  db
    .updateTable('task')
    .set((eb) => ({
      state: 'closed',
      close_reason: 'deadline',
      clock_stage: 'overdue',
      finished_at: now,
      updated_at: now,
      rev: eb('rev', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where(pending)
    .where('deadline_at', '<', now)
    .where('deadline_policy', '=', 'close')
    .returning('id');

/** Frees tasks that somebody took and let lie, where another handler could go on. */
export const releaseIdle = (db: Db, companyId: string, now: Date, idleMs: number) => {
  const before = new Date(now.getTime() - idleMs);
  return db
    .updateTable('task')
    .set({ claimed_by: null, claimed_at: null, updated_at: now })
    .where('company_id', '=', companyId)
    .where(pending)
    .where('claimed_at', '<', before)
    .where(
      sql<SqlBool>`not exists (select from draft d
        where d.company_id = task.company_id and d.task_id = task.id and d.saved_at >= ${before})`,
    )
    .where(
      sql<SqlBool>`exists (select from task_person p
        where p.company_id = task.company_id and p.task_id = task.id and p.relation = 'handler'
          and p.member_id != task.claimed_by)`,
    )
    .returning('id');
};
