import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { backToHandlers, demand, findTask, moveTask, release, tellTask } from '../../task/index.ts';
import { clearTurns } from '../../turn/index.ts';
import * as q from '../inspection.queries.ts';

/** Throws the draft away and frees the task; a self-initiated one that never was submitted is over with it. */
export async function discard(context: Context, { taskId }: Parsed<typeof api.discard>): Promise<{ done: true }> {
  const found = await findTask(context, taskId);
  const { row, view, withRelation } = found;
  demand('release', context, found);
  return context.change(async (tx) => {
    await q.deleteDraft(tx.db, tx.companyId, taskId).execute();
    if (row.dispatch === 'self_initiated' && row.record_id === null) {
      const patch = { close_reason: 'cancelled', finished_at: tx.now() };
      await moveTask(tx, found, { event: 'close', rev: row.rev, patch });
      await clearTurns(tx.db, tx.companyId, [taskId]);
      return { done: true };
    }
    await release(tx.db, tx.companyId, taskId, tx.now()).execute();
    await tx.trace({
      kind: 'task',
      id: taskId,
      name: `${row.number} ${row.name}`,
      event: 'release',
      from: view.state,
      to: view.state,
    });
    await tellTask(tx, taskId, 'release');
    await backToHandlers(tx, found, row.deadline_at, withRelation('handler'));
    return { done: true };
  });
}
