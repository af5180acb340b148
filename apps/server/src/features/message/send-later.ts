import { alertDueAt } from '@rondo/domain/message-alert';
import { CHANNELS, type Channel } from '@rondo/domain/sender';
import type { Tx } from '../../platform/context.ts';
import { channelOfRow } from '../sender/index.ts';
import * as q from './alert.queries.ts';
import { paceOf, quietOf } from './alert-choice.ts';
import { moveDue, putAside, waiting } from './sending.queries.ts';

/** A message that was made, or says something new. */
interface Told {
  id: string;
  member_id: string;
  category: string;
  /** It waits for no quiet hours. */
  is_urgent?: boolean | undefined;
}

/** Messages that their readers want by a channel as well are put aside until they are due there. */
export async function sendLater(tx: Tx, messages: readonly Told[]): Promise<void> {
  if (messages.length === 0) return;
  const memberIds = [...new Set(messages.map((one) => one.member_id))];
  const rows = await q.toldBeside(tx.db, tx.companyId, memberIds).execute();
  const alerts = new Map(rows.map((row) => [row.member_id, row]));
  const due = messages.flatMap(({ id, member_id, ...told }) => {
    const alert = alerts.get(member_id);
    return CHANNELS.flatMap((channel) => {
      const at = alert && dueBy(alert, channel, told, tx.now());
      return at ? [{ message_id: id, member_id, channel, due_at: at.toISOString() }] : [];
    });
  });
  if (due.length > 0) await putAside(tx.companyId, due, tx.now()).execute(tx.db);
}

/** What waits of a member is due as they choose now; what they want no more is dropped when its time comes. */
export async function waitAnew(tx: Tx, member: { companyId: string; memberId: string }): Promise<void> {
  const [alert] = await q.toldBeside(tx.db, tx.companyId, [member.memberId]).execute();
  if (!alert) return;
  const rows = (await waiting(tx.db, member).execute()).flatMap(({ message_id, channel: stored, ...told }) => {
    const channel = channelOfRow(stored);
    const at = dueBy(alert, channel, told, tx.now());
    return at ? [{ message_id, channel, due_at: at.toISOString() }] : [];
  });
  if (rows.length > 0) await moveDue(tx.db, tx.companyId, rows);
}

type Alert = Awaited<ReturnType<ReturnType<typeof q.toldBeside>['execute']>>[number];

function dueBy(
  alert: Alert,
  channel: Channel,
  { category, is_urgent }: Pick<Told, 'category' | 'is_urgent'>,
  now: Date,
): Date | null {
  const pace = paceOf(alert, channel, category);
  if (pace === 'off') return null;
  return is_urgent
    ? alertDueAt('immediate', now, alert.time_zone, null)
    : alertDueAt(pace, now, alert.time_zone, quietOf(alert));
}
