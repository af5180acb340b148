import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { findFinished, wholeOnly } from '../base-record.ts';
import { sampleOf } from '../for-shop.ts';
import { giveToSelf, readyToBegin } from '../self-initiated.ts';

/** Only what failed in a record is inspected again; its other answers are carried over when the sheet is opened. */
export async function reinspect(
  context: Context,
  { recordId, requestId, ...chosen }: Parsed<typeof api.reinspect>,
): Promise<Output<typeof api.reinspect>> {
  const { actor, once } = context;
  return once(requestId, 'inspection.reinspect', async (tx) => {
    const inTx = { db: tx.db, actor };
    const base = await findFinished(inTx, recordId);
    const { shop_id: shopId, template_id: templateId } = base.row;
    const wanted = { ...chosen, shopId, templateId, purpose: 're_inspection' as const, baseRecordId: recordId };
    const sample = sampleOf(base.row);
    const ready = await readyToBegin(tx, actor, wanted);
    if (wholeOnly(base, ready.template) !== null) throw new AppError('WHOLE_LIST_ONLY');
    return giveToSelf(tx, actor, { ...wanted, sample }, ready);
  });
}
