import { isDoneWithParts } from '@rondo/domain/free-task';
import type { TaskEvent } from '@rondo/domain/task';
import { taskMachine } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import { listen } from '../message/index.ts';
import { peopleOf } from '../process/index.ts';
import { closeTasks, finishTask, moveTask, taskRules, taskStateOf } from '../task/index.ts';
import * as q from './free-task.queries.ts';

/** Events after which nothing is left to do. */
const DONE: readonly TaskEvent[] = ['submit_unreviewed', 'approve', 'close', 'close_by_deadline', 'cancel'];
const CLOSED: readonly TaskEvent[] = ['close', 'close_by_deadline', 'cancel'];

/** What the sub-tasks of a task and the task itself do to each other. Twice the same event changes nothing. */
export const freeTaskSubscriptions: Subscription[] = [
  listen('task.moved', async (tx, { taskId, event, comment }) => {
    if (!DONE.includes(event)) return;
    const part = await q.wholeOf(tx.db, tx.companyId, taskId).executeTakeFirst();
    if (part?.parent_id) await submitWhole(tx, part.parent_id);
    else if (CLOSED.includes(event)) await closeParts(tx, taskId, comment ?? '');
  }),
];

/** Hands in a task when the last of its sub-tasks is done. */
async function submitWhole(tx: Tx, id: string): Promise<void> {
  const { db, companyId } = tx;
  const parts = await q.partsOf(db, companyId, id).execute();
  if (!isDoneWithParts(parts.map(({ state, close_reason }) => ({ state, closeReason: close_reason })))) return;
  const row = await taskRules.load(db, companyId, id);
  if (!row || row.deleted_at) return;
  const view = taskRules.view(row, taskStateOf(row.state), []);
  const event = view.hasReviewer ? 'submit' : 'submit_unreviewed';
  if (taskMachine.after(view.state, event) === null) return;
  const at = tx.now();
  const data = { parts: parts.length };
  const patch = { submitted_at: at, ...(view.hasReviewer ? {} : { finished_at: at }) };
  await moveTask(tx, { row, view }, { event, rev: row.rev, patch, data });
  if (view.hasReviewer) return;
  const people = await peopleOf(db, companyId, 'task', [id]);
  await finishTask(tx, { row, people });
}

/** Closes the open sub-tasks of a task that was closed. */
async function closeParts(tx: Tx, id: string, comment: string): Promise<void> {
  const parts = await q.partsOf(tx.db, tx.companyId, id).execute();
  if (parts.length === 0) return;
  await closeTasks(
    tx,
    parts.map((part) => part.id),
    comment,
  );
}
