import type { TASK_TABS } from '@rondo/contract/task';
import type { Actor } from '@rondo/domain/actor';
import { rectificationMachine } from '@rondo/domain/rectification';
import { taskMachine } from '@rondo/domain/task';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { all, type Filter, late, mine, rectificationLate, todo } from './list.queries.ts';

/** How many rows of a tab are due on each day of the company's calendar; the rows are those of the list under the same filter. */
export function dueByDay(db: Db, actor: Actor, tab: (typeof TASK_TABS)[number], f: Filter, now: Date) {
  const dayOf = (at: ReturnType<typeof sql>) =>
    sql<string>`to_char(${at} at time zone ${actor.timeZone}, 'YYYY-MM-DD')`;
  const isDone = stateIn('task.state', taskMachine.done);
  const tasks = {
    day: dayOf(sql`task.deadline_at`).as('day'),
    rows: sql<number>`count(*)::int`.as('rows'),
    overdue: sql<number>`count(*) filter (where ${late(now)})::int`.as('overdue'),
    done: sql<number>`count(*) filter (where ${isDone})::int`.as('done'),
  };
  if (tab === 'all')
    return all(db, actor, f, now).select([tasks.day, tasks.rows, tasks.overdue, tasks.done]).groupBy('day').execute();
  if (tab !== 'todo')
    return mine(db, actor, tab, f, now)
      .select([tasks.day, tasks.rows, tasks.overdue, tasks.done])
      .groupBy('day')
      .execute();
  return todo(db, actor, f, now)
    .leftJoin('task', (j) => j.onRef('task.company_id', '=', 'turn.company_id').onRef('task.id', '=', 'turn.object_id'))
    .leftJoin('rectification', (j) =>
      j.onRef('rectification.company_id', '=', 'turn.company_id').onRef('rectification.id', '=', 'turn.object_id'),
    )
    .select([
      dayOf(sql`coalesce(task.deadline_at, rectification.deadline_at)`).as('day'),
      tasks.rows,
      sql<number>`count(*) filter (where case when task.id is null then ${rectificationLate(now)} else ${late(now)} end)::int`.as(
        'overdue',
      ),
      sql<number>`count(*) filter (where ${isDone} or ${stateIn('rectification.state', rectificationMachine.done)})::int`.as(
        'done',
      ),
    ])
    .groupBy('day')
    .execute();
}
