import { type RecordEvent, recordMachine } from '@rondo/domain/record';
import type { Tx } from '../../platform/context.ts';
import type { Found } from './find.ts';
import * as q from './record.queries.ts';

/** The record of a task goes where the review of the task sends it. */
export async function moveRecord(
  tx: Tx,
  { row, view }: Found,
  event: Extract<RecordEvent, 'accept' | 'return' | 'void'>,
  comment = '',
): Promise<void> {
  const from = view.state === 'pending_review' ? 'in_review' : 'returned';
  const to = recordMachine.after(from, event);
  if (!row.record_id || !to) return;
  const patch = event === 'void' ? { state: to, void_reason: comment } : { state: to };
  const record = await q.moveRecord(tx.db, tx.companyId, row.record_id, event, patch).executeTakeFirst();
  if (!record) return;
  await tx.trace({ kind: 'record', id: record.id, name: record.number, event, from, to, comment: comment || null });
  const payload = { recordId: record.id, businessOn: record.business_on, shopId: record.shop_id };
  if (event === 'accept') await tx.emit('record.accepted', payload);
  if (event === 'void') await tx.emit('record.voided', { ...payload, byId: tx.actor?.memberId ?? '' });
}
