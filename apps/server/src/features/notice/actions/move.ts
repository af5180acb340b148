import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeApi as api } from '@rondo/contract/notice';
import { managesNotice } from '@rondo/domain/notice';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { withdrawMessages } from '../../message/index.ts';
import { closeTasks, tasksOfBatch } from '../../task/index.ts';
import { endAsking } from '../approval.ts';
import { messageKeys } from '../notice.messages.ts';
import { find, mayCloseTasks, nextReminderAt, type Row } from '../notice.present.ts';
import * as q from '../notice.queries.ts';
import * as recipients from '../recipient.queries.ts';
import { requireAct } from '../require-act.ts';
import { NOT_ASKED } from '../send.ts';
import { importanceOf, viewOf } from '../stored.ts';
import { tell } from '../tell.ts';

const KIND = 'notice';

/** Cancels what is to be sent later or waits for approval, or recalls what was sent: then nobody reads it any more, and what is unread of it is taken away. */
export async function move(
  { actor, change }: Context,
  { id, rev, event, reason, tasks }: Parsed<typeof api.move>,
): Promise<Output<typeof api.move>> {
  if (event === 'recall' && reason === '') throw refuseField('reason', 'required');
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const to = requireAct(actor, row, event);
    const closes = event === 'recall' && tasks === 'close' && row.task_batch_id !== null;
    if (closes && !mayCloseTasks(actor, row)) throw new AppError('FORBIDDEN');
    const at = tx.now();
    const recalled = event === 'recall' ? { recalled_at: at, recall_reason: reason } : NOT_ASKED;
    const moved = await q
      .move(tx.db, tx.companyId, event, { id, rev }, { state: to, updated_at: at, ...recalled })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    if (event === 'recall') await takeBack(tx, id);
    else await endAsking(tx, row);
    const closed = closes ? await closeOpenTasks(tx, row, reason) : null;
    const entry = { kind: KIND, id, name: row.title, event, from: row.state, to } as const;
    const data = closed === null ? {} : { data: { closedTasks: closed } };
    await tx.addHistory({ ...entry, ...data, comment: reason || null });
    return moved;
  });
}

async function takeBack(tx: Tx, id: string): Promise<void> {
  const readers = await recipients.memberIds(tx.db, { companyId: tx.companyId, id }).execute();
  await withdrawMessages(
    tx,
    readers.map(({ member_id }) => member_id),
    messageKeys(id),
  );
  await recipients.releaseAll(tx.db, { companyId: tx.companyId, id }).execute();
  await tx.emit('notice.recalled', { id });
}

/** Closes what is open of the tasks that one became; how many. */
async function closeOpenTasks(tx: Tx, { task_batch_id: batch }: Row, reason: string): Promise<number> {
  if (batch === null) return 0;
  const open = await tasksOfBatch(tx.db, tx.companyId, batch, 'open').select('task.id').execute();
  return closeTasks(
    tx,
    open.map(({ id }) => id),
    reason,
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
    await tell(tx, row, memberIds, round);
    const data = { members: memberIds.length };
    await tx.addHistory({ kind: KIND, id, name: row.title, event: 'reminded', data });
    return { members: memberIds.length };
  });
}
