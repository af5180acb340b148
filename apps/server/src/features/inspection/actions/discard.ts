import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { findTask, moveTask, releaseTask, requireEvent } from '../../task/index.ts';
import * as q from '../inspection.queries.ts';

/** Throws the draft away and frees the task; a self-initiated one that never was submitted is over with it. */
export async function discard(context: Context, { taskId }: Parsed<typeof api.discard>): Promise<{ done: true }> {
  const found = await findTask(context, taskId);
  const { row } = found;
  requireEvent('release', context, found);
  return context.change(async (tx) => {
    await q.deleteDraft(tx.db, tx.companyId, taskId).execute();
    if (row.dispatch === 'self_initiated' && row.record_id === null) {
      const patch = { close_reason: 'cancelled', finished_at: tx.now() };
      await moveTask(tx, found, { event: 'close', rev: row.rev, patch });
      return { done: true };
    }
    await releaseTask(tx, found);
    return { done: true };
  });
}
