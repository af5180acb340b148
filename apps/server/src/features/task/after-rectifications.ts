import type { Tx } from '../../platform/context.ts';
import { makeTx } from '../../platform/make-context.ts';
import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { peopleOf } from '../process/index.ts';
import * as q from './after-rectifications.queries.ts';
import { stateOf, type TaskFields, taskRules } from './find.ts';
import { finish } from './finish.ts';
import { move } from './move.ts';

/**
 * Whether a task, its own work done, waits for what it found: it was made so, and a rectification of its record is open. Its row has to be
 * held, so that none of them ends meanwhile unseen.
 */
export async function isHeld(
  tx: Tx,
  { after_rectifications }: Pick<TaskFields, 'after_rectifications'>,
  recordId: string | null,
): Promise<boolean> {
  if (!after_rectifications || recordId === null) return false;
  return (await q.owing(tx.db, tx.companyId, recordId).executeTakeFirst()) !== undefined;
}

/** Holds tasks whose rectifications are about to end, before these are touched: two that end at once come one after the other. */
export async function holdTasks(tx: Tx, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length > 0) await q.holdAll(tx.db, tx.companyId, taskIds).execute();
}

/** Completes of some tasks those that wait for nothing any more, in the caller's transaction. Nobody did it: it follows. */
export async function completeWaitedOut(caller: Tx, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return;
  const tx = makeTx(caller, caller.db, caller.companyId, null);
  for (const { id } of await q.waitedOut(tx.db, tx.companyId, taskIds).execute()) await complete(tx, id);
}

async function complete(tx: Tx, id: string): Promise<void> {
  const row = await taskRules.load(tx.db, tx.companyId, id);
  if (!row) throw new Error('a task that waits for rectifications is gone');
  const people = await peopleOf(tx.db, tx.companyId, 'task', [id]);
  const view = taskRules.view(row, stateOf(row.state), []);
  await move(tx, { row, view }, { event: 'finish', rev: row.rev, patch: { finished_at: tx.now() } });
  await finish(tx, { row, people });
}

/** A record that does not count any more is waited for no longer. */
export const taskFollowing: Subscription[] = [
  on('record.voided', 'task.after-rectifications', async (tx, { recordId }) => {
    const found = await q.ofRecord(tx.db, tx.companyId, recordId).executeTakeFirst();
    if (!found) return;
    await holdTasks(tx, [found.task_id]);
    await completeWaitedOut(tx, [found.task_id]);
  }),
];
