import { type RecordEvent, recordMachine } from '@rondo/domain/record';
import type { Tx } from '../../platform/context.ts';
import { writeHistory, writerOf } from '../../platform/history.ts';
import * as q from './write.queries.ts';

type MoveOfTask = Extract<RecordEvent, 'accept' | 'return' | 'void'>;

/** The record of a task goes where the review of the task sends it; nothing happens to one that is elsewhere. */
export async function moveRecord(
  tx: Tx,
  { id, isInReview }: { id: string | null; isInReview: boolean },
  event: MoveOfTask,
  comment = '',
): Promise<void> {
  const from = isInReview ? 'in_review' : 'returned';
  const to = recordMachine.after(from, event);
  if (!id || !to) return;
  const patch = event === 'void' ? { state: to, void_reason: comment } : { state: to };
  const record = await q.follow(tx.db, tx.companyId, id, event, patch).executeTakeFirst();
  if (!record) return;
  await tx.addHistory({
    kind: 'record',
    id: record.id,
    name: record.number,
    event,
    from,
    to,
    comment: comment || null,
  });
  const payload = { recordId: record.id, businessOn: record.business_on, shopId: record.shop_id };
  if (event === 'accept') await tx.emit('record.accepted', payload);
  if (event === 'void') await tx.emit('record.voided', { ...payload, byId: tx.actor?.memberId ?? '' });
}

/** Records that nobody has accepted do not count any more once their tasks are closed, in the caller's transaction. */
export async function voidRecords(tx: Tx, ids: readonly string[], comment: string): Promise<void> {
  const { db, companyId } = tx;
  const voided = await q.voidAll(db, companyId, ids, comment).execute();
  await writeHistory(
    db,
    writerOf(tx),
    voided.map(({ id, number, from }) => ({
      kind: 'record',
      id,
      name: number,
      event: 'void',
      from,
      to: 'void',
      comment: comment || null,
    })),
  );
  const byId = tx.actor?.memberId ?? '';
  for (const { id, business_on, shop_id } of voided)
    await tx.emit('record.voided', { recordId: id, businessOn: business_on, shopId: shop_id, byId });
}
