import { type TaskEvent, type TaskState, taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import {
  durationIntegrity,
  explainedWork,
  openOf,
  orphansOf,
  traceIntegrity,
  type Waiting,
  workSubjects,
} from '../process/index.ts';
import { heldIntegrity } from './after-rectifications.queries.ts';

/** Condition: the task is not deleted. */
export const IS_THERE = sql<SqlBool>`o.deleted_at is null`;

/** Condition: person `p` reviews on the level that decides now, has not approved in this round, and nobody comes before them. */
const DECIDES = sql<SqlBool>`(p.level = o.review_level and p.approved_round is distinct from o.round
  and (o.review_modes[o.review_level] <> 'sequence' or not exists (select from task_person e
    where e.company_id = p.company_id and e.task_id = p.task_id and e.relation = 'reviewer' and e.level = p.level
      and e.approved_round is distinct from o.round and e.sort < p.sort)))`;

/**
 * Which tasks wait for whom: a claimed one for whoever claimed it, a free one for all of its handlers; a submitted one for
 * those who decide on its level (`decidersOf` of domain).
 */
export const taskWaiting: Waiting<TaskState, TaskEvent> = {
  kind: 'task',
  machine: taskMachine,
  exists: IS_THERE,
  hasTurn: sql<SqlBool>`case p.relation when 'handler' then o.claimed_by is null or o.claimed_by = p.member_id
    when 'reviewer' then ${DECIDES} else true end`,
};

export const taskIntegrity = [traceIntegrity(taskWaiting), durationIntegrity(taskWaiting), heldIntegrity];
export const taskExplained = explainedWork(taskWaiting, 'name');
export const subjects = workSubjects(taskWaiting, 'name');
export const openTasksOf = openOf(taskWaiting, 'name');
export const taskOrphansOf = orphansOf(taskWaiting, 'name');
