import type { freeTaskApi as api } from '@rondo/contract/free-task';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { type EvidenceKind, missingEvidence } from '@rondo/domain/free-task';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachDocuments, attachFiles } from '../../file/index.ts';
import {
  claimTask,
  findFreeTask,
  finishTask,
  lockTask,
  markActed,
  moveTask,
  releaseTask,
  requireEvent,
} from '../../task/index.ts';
import * as q from '../free-task.queries.ts';

/** A handler begins: of several the first one has it, and the others see that. */
export async function begin(context: Context, { id }: Parsed<typeof api.begin>): Promise<{ done: true }> {
  const found = await findFreeTask(context, id);
  requireEvent('claim', context, found);
  return context.change(async (tx) => {
    if (!(await claimTask(tx, found))) throw new AppError('TASK_HANDLED');
    return { done: true };
  });
}

/** It waits for all its handlers again. */
export async function release(context: Context, { id }: Parsed<typeof api.release>): Promise<{ done: true }> {
  const found = await findFreeTask(context, id);
  requireEvent('release', context, found);
  return context.change(async (tx) => {
    await releaseTask(tx, found);
    return { done: true };
  });
}

/** The handler hands in what was asked for: it is complete, or its reviewers decide. */
export async function submit(context: Context, wanted: Parsed<typeof api.submit>): Promise<{ done: true }> {
  const { actor, once } = context;
  const { id, text, number, photoIds, documentIds } = wanted;
  return once(wanted.requestId, 'free-task.submit', async (tx) => {
    await lockTask(tx.db, tx.companyId, id).execute();
    const found = await findFreeTask({ db: tx.db, actor }, id);
    const { row, view } = found;
    const event = view.hasReviewer ? 'submit' : 'submit_unreviewed';
    requireEvent(event, context, found);
    const free = await q.byTask(tx.db, tx.companyId, id).executeTakeFirstOrThrow();
    const asked = { photos: free.needed_photos, text: free.needs_text, number: free.needs_number };
    requireEvidence(missingEvidence(asked, { photos: new Set(photoIds).size, text, number }));
    const at = tx.now();
    // What was handed in the last time may have come from another handler, and hangs on the task already.
    const fresh = photoIds.filter((one) => !free.result_file_ids.includes(one));
    const to = { kind: 'task', id, shopId: row.shop_id } as const;
    await attachFiles(tx, to, fresh);
    await attachDocuments(
      tx,
      to,
      documentIds.filter((one) => !free.result_document_ids.includes(one)),
    );
    await moveTask(tx, found, {
      event,
      rev: row.rev,
      patch: {
        submitted_at: at,
        claimed_by: actor.memberId,
        claimed_at: row.claimed_at ?? at,
        ...(view.hasReviewer ? {} : { finished_at: at }),
      },
      comment: text,
      photoIds,
      documentIds,
      data: number === null ? {} : { number, label: free.number_label },
      along: async () => {
        await markActed(tx.db, tx.companyId, id, 'handler', at, actor.memberId);
        await q.keepResult(tx.db, tx.companyId, id, { text, number, fileIds: photoIds, documentIds, at }).execute();
      },
    });
    if (!view.hasReviewer) await finishTask(tx, found);
    return { done: true };
  });
}

function requireEvidence(missing: readonly EvidenceKind[]): void {
  if (missing.length > 0) throw new AppError('EVIDENCE_MISSING', { data: { missing } });
}
