import type { EventPayloads } from '@rondo/domain/event';
import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import { listen, notifyMembers } from '../message/index.ts';
import * as q from './notice.queries.ts';

const keyOf = (id: string, round: number): string => `notice.sent:${id}:${round}`;

/** What the messages of one are known by: the first, and its reminders. */
export const messageKeys = (id: string): string[] =>
  Array.from({ length: LIMIT.announcement.reminders + 1 }, (_, round) => keyOf(id, round));

/** Tells some recipients; of what was recalled or has expired meanwhile nobody is told. The row is held, so that who recalls it comes before or after. */
async function tellRecipients(tx: Tx, { id, memberIds, round }: EventPayloads['notice.sent']): Promise<void> {
  const row = await q.hold(tx.db, tx.companyId, id).executeTakeFirst();
  const isOver = row?.expires_at != null && row.expires_at <= tx.now();
  if (row?.state !== 'sent' || isOver) return;
  await notifyMembers(tx, {
    to: memberIds,
    text: round === 0 ? 'notice_sent' : 'notice_reminder',
    params: { title: row.title },
    page: `/notice?open=${id}`,
    key: keyOf(id, round),
    isUrgent: row.is_emergency,
  });
}

export const noticeMessages = [listen('notice.sent', tellRecipients)];
