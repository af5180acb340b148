import {
  CLOSE_REASONS,
  maySeeTask,
  mayTask,
  type TaskEvent,
  type TaskState,
  type TaskView,
  taskMachine,
} from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type Found as FoundWork,
  findWork,
  type Rules,
  requireEvent as requireEventOf,
  stateOf as stateIn,
} from '../process/index.ts';
import * as q from './task.queries.ts';
import { taskWaiting } from './waiting.queries.ts';

export type TaskFields = NonNullable<Awaited<ReturnType<ReturnType<typeof q.byId>['executeTakeFirst']>>>;
export type Found = FoundWork<TaskFields, TaskView>;

/** How tasks are found and guarded. */
export const taskRules: Rules<TaskState, TaskEvent, TaskFields, TaskView> = {
  ...taskWaiting,
  load: (db, companyId, id) => q.byId(db, companyId, id).executeTakeFirst(),
  view: (row, state, relations) => ({
    state,
    shop: { id: row.shop_id, lineage: row.shop_lineage },
    relations,
    claimedBy: row.claimed_by,
    hasReviewer: row.has_reviewer,
    transfers: row.transfers,
    closeReason: CLOSE_REASONS.find((reason) => reason === row.close_reason) ?? null,
    closedAt: row.state === 'closed' ? row.finished_at : null,
  }),
  maySee: maySeeTask,
  may: mayTask,
  gone: notActionable,
  deleted: (row) => (!row || row.deleted_at ? new AppError('TASK_DELETED') : null),
  nameOf: (row) => `${row.number} ${row.name}`,
};

/** The task with its people, as long as the actor may see it; else there is none. A deleted one says so. */
export const find = (context: Pick<Context, 'db' | 'actor'>, id: string): Promise<Found> =>
  findWork(taskRules, context, id);

/** Refuses an event that is over (the dictionary says what happened to it), or that the actor may not cause. */
export const requireEvent = (event: TaskEvent, context: Pick<Context, 'actor' | 'now'>, found: Found): void =>
  requireEventOf(taskRules, event, context, found);

/** What the dictionary says of a task that has moved on. One that has not begun is not to be touched yet. */
function notActionable(state: TaskState): AppError {
  if (state === 'closed') return new AppError('TASK_CLOSED');
  return new AppError(state === 'not_initiated' ? 'FORBIDDEN' : 'TASK_HANDLED');
}

export const stateOf = (text: string): TaskState => stateIn(taskMachine, text);

/** The record of a task, as `moveRecord` takes it. */
export const recordOf = ({ row, view }: Found) => ({ id: row.record_id, isInReview: view.state === 'pending_review' });
