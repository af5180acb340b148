import { reviewFrom } from '@rondo/domain/review';
import { CLOSE_REASONS, maySeeTask, mayTask, type TaskEvent, type TaskState, type TaskView } from '@rondo/domain/task';
import { AppError } from '../../platform/errors.ts';
import { type Found as FoundWork, finder, type Rules } from '../process/index.ts';
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
    review: reviewFrom({
      round: row.round,
      modes: row.review_modes,
      level: row.review_level,
      reviewers: row.reviewers,
    }),
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

/** The task with its people, as long as the actor may see it, whether they may cause an event, and its state. */
export const { find, requireEvent, stateOf } = finder(taskRules);

/** What the dictionary says of a task that has moved on. One that has not begun is not to be touched yet. */
function notActionable(state: TaskState): AppError {
  if (state === 'closed') return new AppError('TASK_CLOSED');
  return new AppError(state === 'not_initiated' ? 'FORBIDDEN' : 'TASK_HANDLED');
}

/** The record of a task, as `moveRecord` takes it. */
export const recordOf = ({ row, view }: Found) => ({ id: row.record_id, isInReview: view.state === 'pending_review' });
