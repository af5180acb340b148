import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeApi as api } from '@rondo/contract/notice';
import { MINUTE_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { isChosen, sendingOf } from '@rondo/domain/notice';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { startWork } from '../../../platform/start-work.ts';
import { askApprovers } from '../approval.ts';
import { rangeOf } from '../audience.ts';
import { find, type Row } from '../notice.present.ts';
import * as q from '../notice.queries.ts';
import { requireAct } from '../require-act.ts';
import { countRange, send } from '../send.ts';
import { taskOf } from '../stored.ts';
import { countPlaces } from '../tasks.ts';

const KIND = 'notice';
const LATER = { isAsked: false, members: null, jobId: null };

/** Sends a draft now, puts it down for its time, or asks for the second person that an emergency needs. */
export async function publish(
  { actor, once }: Context,
  { id, rev, requestId }: Parsed<typeof api.publish>,
): Promise<Output<typeof api.publish>> {
  return once(requestId, 'notice.publish', async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const event = sendingOf({ isEmergency: row.is_emergency, isScheduled: row.method === 'scheduled' });
    requireAct(actor, row, event);
    if (row.rev !== rev) throw new AppError('STALE');
    const members = await requireReaders(tx, row);
    requireNotExpired(row, tx.now());
    await requirePlaces(tx, actor, row);
    switch (event) {
      case 'ask':
        await ask(tx, actor, row);
        return { ...LATER, isAsked: true };
      case 'schedule':
        await schedule(tx, row);
        return LATER;
      case 'publish':
        return sendNow(tx, actor, row, members);
      default:
        return event satisfies never;
    }
  });
}

async function sendNow(tx: Tx, { memberId }: Context['actor'], row: Row, members: number) {
  if (members > LIMIT.announcement.atOnce) {
    const jobId = tx.newId();
    const input = { noticeId: row.id, rev: row.rev };
    await startWork(tx, { id: jobId, kind: 'notice.send', memberId, name: row.title, total: members, input });
    return { ...LATER, jobId };
  }
  const sent = await send(tx, { row, event: 'publish' });
  if (sent === null) throw new AppError('STALE');
  return { ...LATER, members: sent };
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

/** Refuses a task that its author may not give out, that no store would get, or more stores than one go takes. */
async function requirePlaces(tx: Tx, actor: Context['actor'], row: Row): Promise<void> {
  const task = taskOf(row);
  if (!task) return;
  if (!actor.codes.has('x_dispatch')) throw new AppError('FORBIDDEN');
  const stores = await countPlaces(tx, rangeOf(row), task, row.author_id);
  if (stores === 0) throw refuseField('task', 'no_store');
  const max = LIMIT.task.dispatched;
  if (stores > max) throw refuseField('task', 'too_many', { max });
}

async function schedule(tx: Tx, row: Row): Promise<void> {
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
}

async function ask(tx: Tx, { memberId }: Context['actor'], row: Row): Promise<void> {
  const { id, rev, title } = row;
  const at = tx.now();
  const asked = { asked_by: memberId, asked_at: at, refusal: null, decided_by: null };
  const change = { state: 'pending_approval', was_empty: false, updated_at: at, ...asked };
  const moved = await q.move(tx.db, tx.companyId, 'ask', { id, rev }, change).executeTakeFirst();
  if (!moved) throw new AppError('STALE');
  await askApprovers(tx, { ...row, ...asked });
  await tx.addHistory({ kind: KIND, id, name: title, event: 'ask', from: 'draft', to: 'pending_approval' });
}
