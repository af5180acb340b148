import { TASK_STATES, type TaskState } from '@rondo/domain/task';
import { type OverdueAge, TASK_SET_DAY, type TaskSet } from '@rondo/domain/task-figures';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';
import { lateTask } from '../task/index.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { submittedHour, submittedWeekday } from './task-figures.queries.ts';
import { ageIs, IS_PLANNED, setIs, tasksOf, within } from './task-sets.queries.ts';

interface Narrowed {
  set: TaskSet;
  planned?: boolean | undefined;
  executorId?: string | undefined;
  cycleId?: string | undefined;
  age?: OverdueAge | undefined;
  weekday?: number | undefined;
  hour?: number | undefined;
  now: Date;
}

/** The tasks of a set in a period, as a number narrows them. */
export const tasks = (db: Db, w: Wanted, span: Span, narrowed: Narrowed) => {
  const { set, planned, executorId, cycleId, age, weekday, hour, now } = narrowed;
  const { timeZone } = w.actor;
  return tasksOf(db, w)
    .where(within(TASK_SET_DAY[set], span, w.actor))
    .where(setIs(set, now))
    .$if(planned === true, (q) => q.where(IS_PLANNED))
    .$if(executorId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from task_person p where p.company_id = task.company_id and p.task_id = task.id
        and p.relation = 'handler' and p.member_id = ${executorId})`),
    )
    .$if(cycleId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from cycle_occurrence o where o.company_id = task.company_id
        and o.id = task.batch_id and o.cycle_id = ${cycleId})`),
    )
    .$if(age !== undefined, (q) => q.where(ageIs(age ?? 'more', now)))
    .$if(weekday !== undefined, (q) => q.where(sql<SqlBool>`${submittedWeekday(timeZone)} = ${weekday}`))
    .$if(hour !== undefined, (q) => q.where(sql<SqlBool>`${submittedHour(timeZone)} = ${hour}`))
    .select(['task.id', 'task.number', 'task.name', 'task.shop_name', 'task.template_name', 'task.state'])
    .select(['task.created_at', 'task.deadline_at', 'task.submitted_at'])
    .select(sql<boolean>`${lateTask(now)}`.as('is_late'));
};

/** Newest first. */
export const NEWEST: Sort = { by: sql`task.created_at`, as: 'timestamptz', desc: true };

export function stateOf(text: string): TaskState {
  const known = TASK_STATES.find((state) => state === text);
  if (!known) throw new Error(`unknown state of a task ${text}`);
  return known;
}
