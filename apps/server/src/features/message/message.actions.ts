import { createHash, randomBytes } from 'node:crypto';
import { TICKET_S } from '@rondo/contract/kit/constants';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { messageApi as api, type Mute } from '@rondo/contract/message';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import type { Context } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { page } from '../../platform/list.ts';
import { signal } from '../../platform/live/signal.ts';
import { presentMessage } from './message.present.ts';
import * as q from './message.queries.ts';
import { mutes } from './mute.actions.ts';
import { sendingsOf } from './sendings.ts';

/** Every category there is, also those without anything. */
export async function categories({ db, actor }: Context): Promise<Output<typeof api.categories>> {
  const rows = await q.unreadByCategory(db, actor).execute();
  const unread = new Map(rows.map((row) => [row.category, row.count]));
  return MESSAGE_CATEGORIES.map((category) => ({ category, unReadCount: unread.get(category) ?? 0 }));
}

export async function list(
  context: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const { db, actor, language } = context;
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), {
    size,
    page: no,
    cursor,
    sort: q.newestFirst,
    id: 'message.id',
  });
  const known = await mutes(context);
  const isMuted = (one: Mute): boolean => known.some((m) => m.kind === one.kind && m.reason === one.reason);
  const reader = { language, timeZone: actor.timeZone };
  const sendings = await sendingsOf(
    { db, companyId: actor.companyId, language },
    rows.map((row) => row.id),
  );
  return { ...rest, list: rows.map((row) => presentMessage(row, reader, isMuted, sendings.get(row.id))) };
}

/** Opens what a message is about: it is read, and counts as opened. */
export async function open(
  { actor, language, change }: Context,
  { id }: Parsed<typeof api.open>,
): Promise<Output<typeof api.open>> {
  return change(async (tx) => {
    const row = await q.open(tx.db, actor, id, tx.now()).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    await signal(tx.db, actor.companyId, 'counters', [actor.memberId]);
    return presentMessage(row, { language, timeZone: actor.timeZone }, () => false);
  });
}

/** By id, by category, or all: exactly one of them is said. Answers how many were unread until now. */
export async function read(
  { actor, now, change }: Context,
  { ids, category, all }: Parsed<typeof api.read>,
): Promise<{ read: number }> {
  if (ids === undefined && category === undefined && all !== true) throw refuseField('ids', 'required');
  return change(async (tx) => {
    const [result] = await q.markRead(tx.db, actor, { ids, category }, now()).execute();
    const count = Number(result?.numUpdatedRows ?? 0);
    // The member's other browsers count again.
    if (count > 0) await signal(tx.db, actor.companyId, 'counters', [actor.memberId]);
    return { read: count };
  });
}

export async function remove(
  { actor, now, change }: Context,
  { id }: Parsed<typeof api.remove>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const [result] = await q.remove(tx.db, actor, id, now()).execute();
    if (!result?.numUpdatedRows) throw new AppError('NOT_FOUND');
    await signal(tx.db, actor.companyId, 'counters', [actor.memberId]);
    return { done: true };
  });
}

/** The key to one stream: for once, for a minute, for this session. The origin is empty where the pages have the same host. */
export const ticketAt =
  (streamOrigin: string) =>
  async ({ db, actor, now }: Context): Promise<Output<typeof api.ticket>> => {
    const made = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now().getTime() + TICKET_S * 1000);
    await q.insertTicket(db, { hash: ticketHash(made), sessionId: actor.sessionId, expiresAt }).execute();
    return { ticket: made, url: streamOrigin + api.stream.path };
  };

/** Only the hash of a ticket is kept. */
export function ticketHash(given: string): Buffer {
  return createHash('sha256').update(given).digest();
}
