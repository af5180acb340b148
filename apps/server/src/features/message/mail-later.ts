import { mailDueAt } from '@rondo/domain/message-alert';
import type { Tx } from '../../platform/context.ts';
import * as q from './alert.queries.ts';
import { paceOf, quietOf } from './alert-choice.ts';

/** A message that was made, or says something new. */
interface Told {
  id: string;
  member_id: string;
  category: string;
}

/** Messages that their readers want by mail as well are put aside until their mail is due. */
export async function mailLater(tx: Tx, messages: readonly Told[]): Promise<void> {
  if (messages.length === 0) return;
  const memberIds = [...new Set(messages.map((one) => one.member_id))];
  const alerts = new Map(
    (await q.mailedOf(tx.db, tx.companyId, memberIds).execute()).map((row) => [row.member_id, row]),
  );
  const due = messages.flatMap(({ id, member_id, category }) => {
    const alert = alerts.get(member_id);
    const at = alert && dueBy(alert, category, tx.now());
    return at ? [{ message_id: id, member_id, due_at: at.toISOString() }] : [];
  });
  if (due.length > 0) await q.putAside(tx.companyId, due, tx.now()).execute(tx.db);
}

/** What waits of a member is due as they choose now; what they want no more is dropped when its time comes. */
export async function waitAnew(tx: Tx, member: { companyId: string; memberId: string }): Promise<void> {
  const [alert] = await q.mailedOf(tx.db, tx.companyId, [member.memberId]).execute();
  if (!alert) return;
  const rows = (await q.waiting(tx.db, member).execute()).flatMap(({ message_id, category }) => {
    const at = dueBy(alert, category, tx.now());
    return at ? [{ message_id, due_at: at.toISOString() }] : [];
  });
  if (rows.length > 0) await q.moveDue(tx.db, tx.companyId, rows);
}

type Alert = Awaited<ReturnType<ReturnType<typeof q.mailedOf>['execute']>>[number];

function dueBy(alert: Alert, category: string, now: Date): Date | null {
  const pace = paceOf(alert, category);
  return pace === 'off' ? null : mailDueAt(pace, now, alert.time_zone, quietOf(alert));
}
