import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { endByAppeal, requireAppealed } from '../../rectification/index.ts';
import { lockTask } from '../../task/index.ts';
import { correctByAppeal } from '../correct-by-appeal.ts';

/** The appeal is right: nothing is to be put right, and what the inspection said of the item is corrected. */
export async function acceptAppeal(
  context: Context,
  { id, ...wanted }: Parsed<typeof api.acceptAppeal>,
): Promise<Output<typeof api.acceptAppeal>> {
  const found = await requireAppealed(context, id);
  return context.change(async (tx) => {
    const { task_id: taskId, record_id: recordId, item_id: itemId } = found.row;
    if (taskId !== null) await lockTask(tx.db, tx.companyId, taskId).execute();
    // The record is right before a task that waited for this is complete: what is told of it depends on what failed.
    await endByAppeal(tx, found, wanted, async () => {
      if (recordId !== null && itemId !== null)
        await correctByAppeal(tx, context.actor, { recordId, itemId, as: wanted.as, reason: wanted.comment });
    });
    return { done: true };
  });
}
