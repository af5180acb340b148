import type { EventPayloads } from '@rondo/domain/event';
import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import * as q from './message.queries.ts';
import { writeMessages } from './write-messages.ts';

/** A message about the company or somebody's place in it: to some members or to everybody who is there, each once. */
export async function notifyMembers(tx: Tx, told: EventPayloads['member.told']): Promise<void> {
  const to = told.to === 'everyone' ? (await q.everyone(tx.db, tx.companyId).execute()).map((m) => m.id) : told.to;
  await q.lockOrder(tx.db, tx.companyId);
  const known = await q.alreadyNotified(tx.db, tx.companyId, to, [told.key]).execute();
  const fresh = to.filter((id) => !known.some((row) => row.member_id === id));
  await writeMessages(
    tx,
    fresh.map((memberId) => rowOf(tx, told, memberId)),
  );
  await signal(tx.db, tx.companyId, 'message', fresh);
}

function rowOf(tx: Tx, told: EventPayloads['member.told'], memberId: string) {
  return {
    company_id: tx.companyId,
    id: tx.newId(),
    member_id: memberId,
    category: told.category,
    text_key: `system.${told.text}`,
    params: JSON.stringify({ ...told.params, ...(told.page === null ? {} : { page: told.page }) }),
    reason: told.reason ?? 'system',
    object_kind: null,
    object_id: null,
    shop_id: told.shopId ?? null,
    source_key: told.key,
    is_urgent: told.isUrgent ?? false,
    created_at: tx.now(),
  };
}
