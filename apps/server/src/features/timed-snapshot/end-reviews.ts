import { taskMachine } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import { peopleOf } from '../process/index.ts';
import { finishTask, moveTask, taskRules, taskStateOf } from '../task/index.ts';
import * as q from './review.queries.ts';

/** Hands in the tasks whose pictures were all looked at, or are no longer kept; of all, or this one. */
export async function endReviews(tx: Tx, taskId: string | null): Promise<void> {
  for (const { id } of await q.emptied(tx.db, tx.companyId, taskId).execute()) await handIn(tx, id);
}

async function handIn(tx: Tx, id: string): Promise<void> {
  const row = await taskRules.load(tx.db, tx.companyId, id);
  if (!row) return;
  const view = taskRules.view(row, taskStateOf(row.state), []);
  const event = view.hasReviewer ? 'submit' : 'submit_unreviewed';
  if (taskMachine.after(view.state, event) === null) return;
  const at = tx.now();
  const patch = { submitted_at: at, ...(view.hasReviewer ? {} : { finished_at: at }) };
  await moveTask(tx, { row, view }, { event, rev: row.rev, patch });
  if (view.hasReviewer) return;
  await finishTask(tx, { row, people: await peopleOf(tx.db, tx.companyId, 'task', [id]) });
}
