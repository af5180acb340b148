import { taskMachine } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import * as q from './pair.queries.ts';

/** A pair whose second task was closed ends; one whose task was opened again goes on. Again: no change. */
export async function followTask(tx: Tx, taskId: string): Promise<void> {
  const pair = await q.pairOfTask(tx.db, tx.companyId, taskId).executeTakeFirst();
  if (!pair || pair.second_record_id !== null) return;
  const isClosed = taskMachine.dropped.some((state) => state === pair.task_state);
  if (isClosed === (pair.ended_at !== null)) return;
  await q.update(tx.db, tx.companyId, pair.id, { ended_at: isClosed ? tx.now() : null }).execute();
}
