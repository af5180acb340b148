import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { receiptApi as api } from '@rondo/contract/receipt';
import type { Actor } from '@rondo/domain/actor';
import { receiptActs, receiptNeedsComment, recordReceiptMachine } from '@rondo/domain/receipt';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { findRecord } from '../../record/index.ts';
import { nameOf, pageOf, type Row, viewOf } from '../receipt.present.ts';
import * as q from '../receipt.queries.ts';

/** The manager acknowledges the report that they opened, or objects to it. Of several at once one does. */
export async function move(
  { actor, change }: Context,
  { id, rev, event, comment }: Parsed<typeof api.move>,
): Promise<Output<typeof api.move>> {
  if (comment === '' && receiptNeedsComment(event)) throw refuseField('comment', 'required');
  return change(async (tx) => {
    const { db, companyId } = tx;
    const row = await q.byId(db, actor, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const record = await findRecord({ db, actor }, row.record_id);
    const view = viewOf(row);
    if (view.memberId !== actor.memberId) throw new AppError('FORBIDDEN');
    const to = recordReceiptMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!receiptActs(actor, view).includes(event)) throw new AppError('RECEIPT_UNOPENED');
    const answered = { state: to, answered_at: tx.now(), comment };
    const moved = await q.move(db, companyId, { id, rev, event }, answered).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    await tx.addHistory({ kind: 'receipt', id, name: nameOf(row), event, from: view.state, to, comment });
    if (event === 'object') await tellInspectors(tx, actor, { receipt: row, record, reason: comment });
    return moved;
  });
}

interface Objection {
  receipt: Row;
  record: Awaited<ReturnType<typeof findRecord>>;
  reason: string;
}

/** Whoever inspected and whoever reviewed hear what the manager objects to. */
async function tellInspectors(tx: Tx, actor: Actor, { receipt, record, reason }: Objection): Promise<void> {
  const all = [record.row.inspector_id, ...record.withRelation('reviewer').map(({ id }) => id)];
  const to = [...new Set(all)].filter((id) => id !== actor.memberId);
  if (to.length === 0) return;
  await tx.emit('member.told', {
    ...{ to, text: 'receipt_objected', page: pageOf(receipt.record_id) },
    ...{ key: `receipt_objected:${receipt.id}`, shopId: receipt.shop_id },
    params: { shop: receipt.shop_name, number: receipt.number, by: actor.name, reason },
  });
}
