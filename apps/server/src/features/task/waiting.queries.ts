import { type TaskEvent, type TaskState, taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import { explainedWork, openOf, orphansOf, type Waiting, workSubjects } from '../process/index.ts';

/** Condition: the task is not deleted. */
export const IS_THERE = sql<SqlBool>`o.deleted_at is null`;

/** Which tasks wait for whom: a claimed one for whoever claimed it, a free one for all of its handlers. */
export const taskWaiting: Waiting<TaskState, TaskEvent> = {
  kind: 'task',
  machine: taskMachine,
  exists: IS_THERE,
  hasTurn: sql<SqlBool>`(p.relation <> 'handler' or o.claimed_by is null or o.claimed_by = p.member_id)`,
};

export const taskExplained = explainedWork(taskWaiting, 'name');
export const subjects = workSubjects(taskWaiting, 'name');
export const openTasksOf = openOf(taskWaiting, 'name');
export const taskOrphansOf = orphansOf(taskWaiting, 'name');
