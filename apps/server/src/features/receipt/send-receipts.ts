import { civilDate } from '@rondo/domain/civil-time';
import { receiptDue } from '@rondo/domain/receipt';
import { isCounted } from '@rondo/domain/record';
import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import { managersOf } from '../people/index.ts';
import * as q from './asked.queries.ts';
import { giveSight } from './give-sight.ts';
import { nameOf, pageOf } from './receipt.present.ts';
import { insert } from './receipt.queries.ts';
import { setting } from './setting.queries.ts';

/**
 * A record counts: the managers of its store, but whoever inspected it themselves, are asked to acknowledge it. Twice asks nobody
 * again, nor does it ask a manager who came between the two.
 */
export async function sendReceipts(tx: Tx, recordId: string): Promise<void> {
  const { db, companyId } = tx;
  const hours = (await setting(db, companyId).executeTakeFirst())?.hours ?? null;
  if (hours === null) return;
  const record = await q.recordOf(db, companyId, recordId).executeTakeFirst();
  if (!record || !isCounted(record.state)) return;
  if (await q.anyOf(db, companyId, recordId).executeTakeFirst()) return;
  const managers = await managersOf(db, companyId, [record.shop_id]).execute();
  const asked = managers.filter(({ id }) => id !== record.inspector_id);
  if (asked.length === 0) return;
  const sentAt = tx.now();
  const dueAt = receiptDue(sentAt, hours);
  const row = {
    ...{ company_id: companyId, record_id: recordId, shop_id: record.shop_id, state: 'pending' },
    ...{ sent_at: sentAt, sent_on: civilDate(sentAt, record.time_zone), due_at: dueAt },
  };
  const made = await insert(
    db,
    asked.map(({ id }) => ({ ...row, id: tx.newId(), member_id: id })),
  ).execute();
  const to = made.map(({ member_id }) => member_id);
  if (to.length === 0) return;
  for (const { id, member_id } of made) {
    const name = nameOf({ number: record.number, member_name: asked.find((one) => one.id === member_id)?.name ?? '' });
    await tx.addHistory({ kind: 'receipt', id, name, event: 'sent', to: 'pending' });
  }
  await giveSight(tx, { taskId: record.task_id, shopId: record.shop_id }, to);
  await tx.emit('member.told', {
    ...{ to, text: 'receipt_asked', page: pageOf(recordId), key: `receipt_asked:${recordId}`, shopId: record.shop_id },
    params: { shop: record.shop_name, number: record.number, deadlineAt: dueAt.toISOString() },
  });
  await signal(db, companyId, 'counters', to);
}
