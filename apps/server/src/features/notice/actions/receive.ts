import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeApi as api } from '@rondo/contract/notice';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readMessages } from '../../message/index.ts';
import { messageKeys } from '../notice.messages.ts';
import { find } from '../notice.present.ts';
import * as recipients from '../recipient.queries.ts';

/** The first time counts. Its messages are read with it. */
export async function read({ actor, change }: Context, { id }: Parsed<typeof api.read>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (row.received_at === null || row.state !== 'sent') throw new AppError('NOT_FOUND');
    const part = { companyId: tx.companyId, id };
    const isFirst = await recipients.markRead(tx.db, part, actor.memberId, tx.now()).executeTakeFirst();
    if (!isFirst) return { done: true };
    await readMessages(tx, actor.memberId, messageKeys(id));
    if (row.importance !== 'acknowledge') await tx.emit('notice.read', { id, memberId: actor.memberId });
    return { done: true };
  });
}

/** What has to be acknowledged is: its reader says that they have understood it. */
export async function acknowledge(
  { actor, change }: Context,
  { id }: Parsed<typeof api.acknowledge>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (row.received_at === null) throw new AppError('NOT_FOUND');
    if (row.state !== 'sent' || row.importance !== 'acknowledge') throw new AppError('MOVE_NOT_ALLOWED');
    const part = { companyId: tx.companyId, id };
    const isFirst = await recipients.acknowledge(tx.db, part, actor.memberId, tx.now()).executeTakeFirst();
    if (!isFirst) return { done: true };
    await readMessages(tx, actor.memberId, messageKeys(id));
    await tx.emit('notice.read', { id, memberId: actor.memberId });
    return { done: true };
  });
}
