import { type TaskState, taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

/** A sub-task that went along with its whole. */
interface Part {
  id: string;
  /** What the audit log calls it. */
  name: string;
  state: TaskState;
  /** Its deadline before. */
  due_at: Date;
}

export interface MovedPart extends Part {
  start_at: Date;
  deadline_at: Date;
  /** Its begin before. */
  started_at: Date;
}

interface Times {
  deadlineAt: Date;
  /** When those that are still planned begin; `null`: as before. */
  startAt: Date | null;
}

/** Sub-tasks of a task; index task_parts. */
const isPart = (companyId: string, wholeId: string) =>
  sql<SqlBool>`company_id = ${companyId} and parent_id = ${wholeId} and deleted_at is null`;

/** The clock gives its notices anew. */
const FRESH_CLOCK = sql`clock_stage = null, clock_reminders = 0, clock_reminded_at = null`;

/**
 * Open sub-tasks that were due with their whole are due with it again; none is due later than the whole, or before it begins.
 * With another begin the planned ones begin with it.
 */
export async function moveParts(db: Db, companyId: string, wholeId: string, from: Date, to: Times, at: Date) {
  const startAt = sql`${to.startAt}::timestamptz`;
  const follows = sql`(deadline_at = ${from} or deadline_at > ${to.deadlineAt} or deadline_at <= ${startAt})`;
  const { rows } = await sql<MovedPart>`
    update task set ${FRESH_CLOCK}, updated_at = ${at}, rev = task.rev + 1,
           deadline_at = case when before.follows then ${to.deadlineAt} else task.deadline_at end,
           extended = task.extended + ${to.startAt === null ? 1 : 0},
           start_at = case when before.is_planned then coalesce(${startAt}, task.start_at) else task.start_at end
      from (select company_id, id, start_at, deadline_at, coalesce(${follows}, false) as follows,
                   ${stateIn('state', taskMachine.planned)} as is_planned
              from task where ${isPart(companyId, wholeId)}
               and (${stateIn('state', taskMachine.planned)} and ${startAt} is not null
                    or ${stateIn('state', [...taskMachine.planned, ...taskMachine.timed])} and ${follows})
               for update) before
     where task.company_id = before.company_id and task.id = before.id
    returning task.id, task.number || ' ' || task.name as name, task.state, task.start_at, task.deadline_at,
              before.start_at as started_at, before.deadline_at as due_at`.execute(db);
  return rows;
}

/** What the deadline closed of a task is open again with it. It was late and stays so. */
export async function reopenParts(db: Db, companyId: string, wholeId: string, deadlineAt: Date, at: Date) {
  const { rows } = await sql<Part>`
    update task set ${FRESH_CLOCK}, updated_at = ${at}, rev = task.rev + 1, deadline_at = ${deadlineAt},
           state = ${taskMachine.after('closed', 'reopen')}, close_reason = null, close_note = null, finished_at = null
      from (select company_id, id, deadline_at from task
             where ${isPart(companyId, wholeId)} and ${stateIn('state', taskMachine.from('reopen'))}
               and close_reason = 'deadline' for update) before
     where task.company_id = before.company_id and task.id = before.id
    returning task.id, task.number || ' ' || task.name as name, task.state, before.deadline_at as due_at`.execute(db);
  return rows;
}

/** Gone with their whole: those that have not begun, and those that were closed. */
export const removeParts = (db: Db, companyId: string, wholeId: string, at: Date) =>
  db
    .updateTable('task')
    .set((eb) => ({ deleted_at: at, updated_at: at, rev: eb('rev', '+', 1) }))
    .where(isPart(companyId, wholeId))
    .where('state', 'in', [...taskMachine.planned, ...taskMachine.dropped])
    .returning(['id', 'number', 'name', 'state']);
