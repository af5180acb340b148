import {
  CLOSE_REASONS,
  maySeeTask,
  mayTask,
  TASK_RELATIONS,
  type TaskEvent,
  type TaskRelation,
  type TaskState,
  type TaskView,
  taskMachine,
} from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './task.queries.ts';

export type Found = Awaited<ReturnType<typeof find>>;

/** The task with its people, as long as the actor may see it; else there is none. A deleted one says so. */
export async function find({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const row = await q.byId(db, actor.companyId, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const people = await q.peopleOf(db, actor.companyId, [id]).execute();
  const withRelation = (relation: TaskRelation): string[] =>
    people.filter((p) => p.relation === relation).map((p) => p.id);
  const view: TaskView = {
    state: stateOf(row.state),
    shop: { id: row.shop_id, lineage: row.shop_lineage },
    relations: TASK_RELATIONS.filter((relation) => withRelation(relation).includes(actor.memberId)),
    claimedBy: row.claimed_by,
    hasReviewer: row.has_reviewer,
    transfers: row.transfers,
    closeReason: CLOSE_REASONS.find((reason) => reason === row.close_reason) ?? null,
    closedAt: row.state === 'closed' ? row.finished_at : null,
  };
  if (!maySeeTask(actor, view)) throw new AppError('NOT_FOUND');
  if (row.deleted_at) throw new AppError('TASK_DELETED');
  return { row, people, view, withRelation };
}

/** Refuses an event that is over (the dictionary says what happened to it), or that the actor may not cause. */
export function demand(event: TaskEvent, { actor, now }: Pick<Context, 'actor' | 'now'>, { view }: Found): void {
  if (mayTask(event, actor, view, now())) return;
  if (taskMachine.after(view.state, event) === null) throw gone(view.state);
  throw new AppError('FORBIDDEN');
}

/** What the dictionary says of a task that has moved on. One that has not begun is not to be touched yet. */
export function gone(state: TaskState): AppError {
  if (state === 'closed') return new AppError('TASK_CLOSED');
  return new AppError(state === 'not_initiated' ? 'FORBIDDEN' : 'TASK_HANDLED');
}

/** The database's CHECK keeps it one of the machine's. */
export function stateOf(text: string): TaskState {
  const state = taskMachine.states.find((s) => s === text);
  if (!state) throw new Error(`unknown task state ${text}`);
  return state;
}

/** The record of a task, as `moveRecord` takes it. */
export const recordOf = ({ row, view }: Found) => ({ id: row.record_id, isInReview: view.state === 'pending_review' });
