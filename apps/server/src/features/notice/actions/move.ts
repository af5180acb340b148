import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeApi as api } from '@rondo/contract/notice';
import { MINUTE_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { isChosen, managesNotice, type NoticeAct, noticeEvents, noticeMachine } from '@rondo/domain/notice';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { startWork } from '../../../platform/start-work.ts';
import { withdrawMessages } from '../../message/index.ts';
import { rangeOf } from '../audience.ts';
import { messageKeys } from '../notice.messages.ts';
import { find, nextReminderAt, type Row } from '../notice.present.ts';
import * as q from '../notice.queries.ts';
import * as recipients from '../recipient.queries.ts';
import { countRange, send } from '../send.ts';
import { importanceOf, viewOf } from '../stored.ts';

const KIND = 'notice';

/** Sends a draft now, or puts it down for its time. */
export async function publish(
  { actor, once }: Context,
  { id, rev, requestId }: Parsed<typeof api.publish>,
): Promise<Output<typeof api.publish>> {
  return once(requestId, 'notice.publish', async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    requireAct(actor, row, row.method === 'scheduled' ? 'schedule' : 'publish');
    if (row.rev !== rev) throw new AppError('STALE');
    const members = await requireReaders(tx, row);
    requireNotExpired(row, tx.now());
    if (row.method === 'scheduled') return schedule(tx, row);
    if (members > LIMIT.announcement.atOnce) return { members: null, jobId: await sendLater(tx, actor, row, members) };
    const sent = await send(tx, { row, event: 'publish' });
    if (sent === null) throw new AppError('STALE');
    return { members: sent, jobId: null };
  });
}

/** Refuses a range of which nothing was chosen, or in which nobody is. */
async function requireReaders(tx: Tx, row: Row): Promise<number> {
  if (!isChosen(rangeOf(row))) throw refuseField('audience', 'required');
  const members = await countRange(tx, row);
  if (members === 0) throw refuseField('audience', 'send_range');
  return members;
}

/** What nobody would ever see is not sent. */
function requireNotExpired({ expires_at, method, send_at }: Row, now: Date): void {
  const sentAt = method === 'scheduled' && send_at !== null ? send_at : now;
  if (expires_at !== null && expires_at <= sentAt) throw refuseField('expiresAt', 'after_sending');
}

async function schedule(tx: Tx, row: Row): Promise<Output<typeof api.publish>> {
  const minutes = LIMIT.announcement.leastAheadMinutes;
  const earliest = new Date(tx.now().getTime() + minutes * MINUTE_MS);
  if (row.send_at === null) throw refuseField('sendAt', 'required');
  if (row.send_at < earliest) throw refuseField('sendAt', 'send_soon', { minutes });
  const { id, rev, title } = row;
  const change = { state: 'pending_send', was_empty: false, updated_at: tx.now() };
  const moved = await q.move(tx.db, tx.companyId, 'schedule', { id, rev }, change).executeTakeFirst();
  if (!moved) throw new AppError('STALE');
  const data = { sendAt: row.send_at.toISOString() };
  await tx.addHistory({ kind: KIND, id, name: title, event: 'schedule', from: 'draft', to: 'pending_send', data });
  return { members: null, jobId: null };
}

async function sendLater(tx: Tx, { memberId }: Context['actor'], row: Row, total: number): Promise<string> {
  const jobId = tx.newId();
  const input = { noticeId: row.id, rev: row.rev };
  await startWork(tx, { id: jobId, kind: 'notice.send', memberId, name: row.title, total, input });
  return jobId;
}

/** Cancels what is to be sent later, or recalls what was sent: then nobody reads it any more, and what is unread of it is taken away. */
export async function move(
  { actor, change }: Context,
  { id, rev, event, reason }: Parsed<typeof api.move>,
): Promise<Output<typeof api.move>> {
  if (event === 'recall' && reason === '') throw refuseField('reason', 'required');
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const to = requireAct(actor, row, event);
    const at = tx.now();
    const recalled = event === 'recall' ? { recalled_at: at, recall_reason: reason } : {};
    const moved = await q
      .move(tx.db, tx.companyId, event, { id, rev }, { state: to, updated_at: at, ...recalled })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    if (event === 'recall') await takeBack(tx, id);
    const entry = { kind: KIND, id, name: row.title, event, from: row.state, to } as const;
    await tx.addHistory({ ...entry, comment: reason || null });
    return moved;
  });
}

/** The state after an act; refuses one that cannot happen now, or that is not this actor's. */
function requireAct(actor: Context['actor'], row: Row, event: NoticeAct) {
  const view = viewOf(row);
  const to = noticeMachine.after(view.state, event);
  if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
  if (!noticeEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
  return to;
}

async function takeBack(tx: Tx, id: string): Promise<void> {
  const readers = await recipients.memberIds(tx.db, { companyId: tx.companyId, id }).execute();
  await withdrawMessages(
    tx,
    readers.map(({ member_id }) => member_id),
    messageKeys(id),
  );
}

/** Tells those who have not done yet what is asked of them once more. */
export async function remind(
  { actor, once }: Context,
  { id, requestId }: Parsed<typeof api.remind>,
): Promise<Output<typeof api.remind>> {
  return once(requestId, 'notice.remind', async (tx) => {
    const { db, companyId, now } = tx;
    const row = await find({ db, actor }, id);
    if (!managesNotice(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    if (row.state !== 'sent') throw new AppError('MOVE_NOT_ALLOWED');
    const nextAt = nextReminderAt(row);
    if (nextAt === null || nextAt > now()) throw new AppError('REMINDED_OFTEN');
    const done = importanceOf(row.importance) === 'acknowledge' ? 'acknowledged_at' : 'read_at';
    const found = await recipients.waiting(db, { companyId, id }, done).execute();
    if (found.length === 0) throw new AppError('NOBODY_TO_REMIND');
    const round = row.reminders + 1;
    const change = { reminders: round, reminded_at: now() };
    const saved = await q.update(db, companyId, { id, rev: row.rev }, change).executeTakeFirst();
    if (!saved) throw new AppError('STALE');
    const memberIds = found.map(({ member_id }) => member_id);
    for (let from = 0; from < memberIds.length; from += LIMIT.announcement.part) {
      const some = memberIds.slice(from, from + LIMIT.announcement.part);
      await tx.emit('notice.sent', { id, memberIds: some, round });
    }
    const data = { members: memberIds.length };
    await tx.addHistory({ kind: KIND, id, name: row.title, event: 'reminded', data });
    return { members: memberIds.length };
  });
}
