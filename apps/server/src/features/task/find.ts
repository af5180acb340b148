import { reviewFrom } from '@rondo/domain/review';
import {
  CLOSE_REASONS,
  maySeeTask,
  mayTask,
  TASK_RELATIONS,
  type TaskEvent,
  type TaskState,
  type TaskView,
} from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type Found as FoundWork, finder, peopleOf, type Rules } from '../process/index.ts';
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
    shop: row.shop_id === null ? null : { id: row.shop_id, lineage: row.shop_lineage ?? '' },
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
    openParts: row.open_parts,
  }),
  maySee: maySeeTask,
  may: mayTask,
  gone: notActionable,
  deleted: (row) => (!row || row.deleted_at ? new AppError('TASK_DELETED') : null),
  nameOf: (row) => `${row.number} ${row.name}`,
};

/** The task with its people, as long as the actor may see it, whether they may cause an event, and its state. */
export const { find, requireEvent, stateOf } = finder(taskRules);

/** A task as the policy sees it for somebody, whether they may see it or not. */
export async function viewFor({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const row = await taskRules.load(db, actor.companyId, id);
  if (!row) throw new AppError('NOT_FOUND');
  const people = await peopleOf(db, actor.companyId, 'task', [id]);
  const relations = TASK_RELATIONS.filter((relation) =>
    people.some((p) => p.relation === relation && p.id === actor.memberId),
  );
  return { row, view: taskRules.view(row, stateOf(row.state), relations) };
}

/** Whether the actor may cause one of some events now. */
export const mayCause = (
  events: readonly TaskEvent[],
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  { view }: Pick<Found, 'view'>,
): boolean => events.some((event) => mayTask(event, actor, view, now()));

/** What the dictionary says of a task that has moved on. One that has not begun is not to be touched yet. */
function notActionable(state: TaskState): AppError {
  if (state === 'closed') return new AppError('TASK_CLOSED');
  return new AppError(state === 'not_initiated' ? 'FORBIDDEN' : 'TASK_HANDLED');
}

/** The record of a task, as `moveRecord` takes it. */
export const recordOf = ({ row, view }: Found) => ({ id: row.record_id, isInReview: view.state === 'pending_review' });
