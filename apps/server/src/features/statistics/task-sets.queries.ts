import type { Actor } from '@rondo/domain/actor';
import { businessDaySpan } from '@rondo/domain/business-day';
import { asOfDay } from '@rondo/domain/structure';
import { HANDED_IN, taskMachine } from '@rondo/domain/task';
import { OVERDUE_AGES, type OverdueAge, type TASK_SET_DAY, type TaskSet } from '@rondo/domain/task-figures';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { shopInGroups, shopInGroupsAsOf, shopInGroupsOn, shopLike } from '../scope/index.ts';
import { lateTask, visibleTasks } from '../task/index.ts';
import type { Span, Wanted } from './cells.queries.ts';

type Condition = RawBuilder<SqlBool>;
export type TaskDay = (typeof TASK_SET_DAY)[TaskSet];

/** The moment that says on which day a task belongs to a period. */
export const momentOf = (day: TaskDay): RawBuilder<Date> =>
  sql.ref(day === 'dispatch' ? 'task.created_at' : 'task.deadline_at');

/** The business date of a moment, by the company's cut-off. */
export const businessDateOf = (at: RawBuilder<Date>, { timeZone, cutOff }: Actor): RawBuilder<string> =>
  sql<string>`(${at} at time zone ${timeZone} - ${cutOff}::interval)::date`;

/** Condition: the task was dispatched, or was due, in a period of business dates. Indexes task_list and task_by_deadline. */
export function within(day: TaskDay, { from, to }: Span, { timeZone, cutOff }: Actor): Condition {
  const at = momentOf(day);
  const begin = businessDaySpan(from, timeZone, cutOff).from;
  const end = businessDaySpan(to, timeZone, cutOff).until;
  return sql<SqlBool>`(${at} >= ${begin} and ${at} < ${end})`;
}

/** The tasks that the reader may see, by the filters of the page. Of no period yet. */
export function tasksOf(db: Db, w: Wanted) {
  const conditions = [
    w.shopId && sql<SqlBool>`task.shop_id = any(${w.shopId}::uuid[])`,
    w.templateId && sql<SqlBool>`task.template_id = any(${w.templateId}::uuid[])`,
    w.mode && sql<SqlBool>`task.mode = any(${w.mode}::text[])`,
    w.groupId && inGroups(w, w.groupId),
    shopLike(w.actor.companyId, 'task.shop_id', { ...w, real: true }),
  ];
  return conditions.reduce<ReturnType<typeof visibleTasks>>(
    (query, condition) => (condition ? query.where(condition) : query),
    visibleTasks(db, w.actor),
  );
}

/**
 * Condition on `task`: an inspection that somebody was asked for. What people begin themselves, free tasks and the review of
 * snapshots were not planned as inspections of a store.
 */
export const IS_PLANNED = sql<SqlBool>`(task.kind in ('inspection', 'self_inspection') and task.dispatch <> 'self_initiated')`;

/** Groups are meant as they were when the task was dispatched, unless one structure is asked for. */
function inGroups({ actor, structure }: Wanted, groupId: string[]): Condition {
  const day = asOfDay(structure);
  if (day !== null) return shopInGroupsAsOf(actor.companyId, 'task.shop_id', groupId, day);
  if (structure === 'current') return shopInGroups(actor.companyId, 'task.shop_id', groupId);
  const dispatchedOn = businessDateOf(momentOf('dispatch'), actor);
  return sql<SqlBool>`exists (select from shop where shop.company_id = task.company_id and shop.id = task.shop_id
    and ${shopInGroupsOn(groupId, dispatchedOn)})`;
}

/** A fix asked for by a reviewer takes the submission back, but it was one. */
const SUBMITTED = sql<SqlBool>`(task.submitted_at is not null or task.round > 1
  or ${stateIn('task.state', HANDED_IN)})`;
const CLOSED_BY_DEADLINE = sql<SqlBool>`task.close_reason is not distinct from 'deadline'`;

/** Its time is up or it is handed in; what was closed for another reason than its deadline was never due. */
const due = (now: Date): Condition => sql<SqlBool>`((task.close_reason is null or ${CLOSED_BY_DEADLINE})
  and (${SUBMITTED} or task.deadline_at <= ${now}))`;

/** Condition on `task`: it belongs to a set, in whatever period. */
export function setIs(set: TaskSet, now: Date): Condition {
  switch (set) {
    case 'dispatched':
      return sql<SqlBool>`true`;
    case 'started':
      return sql<SqlBool>`(task.claimed_at is not null or ${SUBMITTED} or exists (select from draft d
        where d.company_id = task.company_id and d.task_id = task.id))`;
    case 'submitted':
      return SUBMITTED;
    case 'completed':
      return stateIn('task.state', taskMachine.done);
    case 'reviewed':
      return sql<SqlBool>`(task.has_reviewer and ${stateIn('task.state', [...taskMachine.held, ...taskMachine.done])})`;
    case 'rejected':
      return sql<SqlBool>`task.round > 1`;
    case 'extended':
      return sql<SqlBool>`task.extended > 0`;
    case 'reminded':
      return sql<SqlBool>`(task.reminded_at is not null or task.clock_reminders > 0)`;
    case 'due':
      return due(now);
    case 'inTime':
      return sql<SqlBool>`(${due(now)} and ${SUBMITTED} and not ${lateTask(now)})`;
    case 'overdue':
      return sql<SqlBool>`(${stateIn('task.state', taskMachine.timed)} and task.deadline_at < ${now})`;
    case 'closedByDeadline':
      return CLOSED_BY_DEADLINE;
    case 'done':
      return sql<SqlBool>`(${due(now)} and ${SUBMITTED})`;
    case 'missed':
      return sql<SqlBool>`(${due(now)} and not ${SUBMITTED})`;
    default:
      return set satisfies never;
  }
}

const DAY = sql`interval '1 day'`;

/** Condition on an overdue task: it has been so for this long. */
export function ageIs(age: OverdueAge, now: Date): Condition {
  const { from, until } = OVERDUE_AGES[age];
  const least = sql`task.deadline_at <= ${now}::timestamptz - ${from} * ${DAY}`;
  return until === null
    ? sql<SqlBool>`(${least})`
    : sql<SqlBool>`(${least} and task.deadline_at > ${now}::timestamptz - ${until} * ${DAY})`;
}
