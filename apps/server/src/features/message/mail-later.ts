import { mailDueAt } from '@rondo/domain/message-alert';
import type { Tx } from '../../platform/context.ts';
import { paceOf, quietOf } from './alert.actions.ts';
import * as q from './alert.queries.ts';

/** A message that was made. */
interface Made {
  id: string;
  member_id: string;
  category: string;
}

/** Messages that their readers want by mail as well are put aside until their mail is due. */
export async function mailLater(tx: Tx, messages: readonly Made[]): Promise<void> {
  if (messages.length === 0) return;
  const memberIds = [...new Set(messages.map((one) => one.member_id))];
  const alerts = new Map(
    (await q.mailedOf(tx.db, tx.companyId, memberIds).execute()).map((row) => [row.member_id, row]),
  );
  const due = messages.flatMap(({ id, member_id, category }) => {
    const alert = alerts.get(member_id);
    const pace = paceOf(alert, category);
    if (!alert || pace === 'off') return [];
    const at = mailDueAt(pace, tx.now(), alert.time_zone, quietOf(alert));
    return [{ message_id: id, member_id, due_at: at.toISOString() }];
  });
  if (due.length > 0) await q.putAside(tx.companyId, due, tx.now()).execute(tx.db);
}
