import { type RecordEvent, recordMachine } from '@rondo/domain/record';
import type { Tx } from '../../platform/context.ts';
import type { Found } from './find.ts';
import * as q from './record.queries.ts';

/** The state of the record before the review, as the machine of tasks leaves it. */
const SEEN = 'in_review';

/** The record of a task goes where the review of the task sends it. */
export async function moveRecord(
  tx: Tx,
  { row }: Found,
  event: Extract<RecordEvent, 'accept' | 'return' | 'void'>,
  comment = '',
): Promise<void> {
  const to = recordMachine.after(SEEN, event);
  if (!row.record_id || !to) return;
  const patch = event === 'void' ? { state: to, void_reason: comment } : { state: to };
  const record = await q.moveRecord(tx.db, tx.companyId, row.record_id, event, patch).executeTakeFirst();
  if (!record) return;
  await tx.trace({ kind: 'record', id: record.id, event, from: SEEN, to, comment: comment || null });
  const payload = { recordId: record.id, businessOn: record.business_on, shopId: record.shop_id };
  if (event === 'accept') await tx.emit('record.accepted', payload);
  if (event === 'void') await tx.emit('record.voided', { ...payload, byId: tx.actor?.memberId ?? '' });
}
