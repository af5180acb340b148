import type { LiveMessageCategory } from '@rondo/domain/live';
import { kindOfText, type MessageText } from '@rondo/domain/message-kind';
import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import { MERGE_MS } from './merge-time.ts';
import * as q from './message.queries.ts';
import { muted } from './mute.queries.ts';
import { sendLater } from './send-later.ts';
import type { Relation, Subject } from './subject.ts';
import { writeMessages } from './write-messages.ts';

/** An event as its readers get it. */
export interface News {
  text: MessageText;
  /** The object it is about and opens. */
  subject: Subject;
  /** Names the event for good: the outbox may tell of it twice. */
  sourceKey: string;
  to: ReadonlyMap<string, Relation>;
  comment?: string | null;
  /** How many objects the message stands for, when more than one. */
  count?: number;
}

/** A message that is to be made. */
interface Fresh {
  news: News;
  memberId: string;
  /** Its reader muted the kind: it comes read, and nobody is pushed. */
  isMuted: boolean;
}

/**
 * Writes the messages of events: to each reader once however often it is told, merged with what they have not read yet.
 * However many readers there are, it takes a handful of statements.
 */
export async function notify(tx: Tx, news: readonly News[]): Promise<void> {
  const memberIds = [...new Set(news.flatMap((n) => [...n.to.keys()]))];
  if (memberIds.length === 0) return;
  await q.lockOrder(tx.db, tx.companyId);
  const known = await whatTheyKnow(tx, news, memberIds);
  const fresh: Fresh[] = [];
  for (const one of news) {
    const untold = [...one.to.keys()].filter((id) => !known.told.has(`${id} ${one.sourceKey}`));
    const isMuted = (id: string): boolean => known.muted.has(muteKey(id, one));
    // A muted event takes nobody's attention: it leaves what waits unread as it is.
    const grows = (id: string): boolean =>
      one.count === undefined && !isMuted(id) && known.unread.has(`${id} ${one.subject.id}`);
    const growing = untold.filter(grows).map((memberId) => ({
      ...{ id: known.unread.get(`${memberId} ${one.subject.id}`) ?? '', member_id: memberId },
      category: one.subject.kind,
    }));
    const change = { textKey: one.text, params: paramsOf(one), sourceKey: one.sourceKey };
    if (growing.length > 0) {
      const ids = growing.map(({ id }) => id);
      await q.merge(tx.db, tx.companyId, ids, change).execute();
      await sendLater(tx, growing);
    }
    for (const memberId of untold)
      if (!grows(memberId)) fresh.push({ news: one, memberId, isMuted: isMuted(memberId) });
  }
  await writeMessages(
    tx,
    fresh.map((one) => rowOf(tx, one)),
  );
  const pushed = fresh.filter((one) => !one.isMuted).map((one) => one.memberId);
  await signal(tx.db, tx.companyId, 'message', pushed);
}

/**
 * Who was told of which event already, the unread message each has of an object, which can take another event in, and what
 * each muted.
 */
async function whatTheyKnow(tx: Tx, news: readonly News[], memberIds: readonly string[]) {
  const keys = news.map((n) => n.sourceKey);
  const objects = news.map((n) => n.subject.id);
  const since = new Date(tx.now().getTime() - MERGE_MS);
  const before = await q.alreadyNotified(tx.db, tx.companyId, memberIds, keys).execute();
  const recent = await q.recent(tx.db, tx.companyId, memberIds, objects, since).execute();
  const told = new Set(before.map((row) => `${row.member_id} ${row.source_key}`));
  const unread = new Map<string, string>();
  for (const row of recent) {
    for (const source of row.sources ?? []) told.add(`${row.member_id} ${source}`);
    if (row.read_at === null && !row.is_many) unread.set(`${row.member_id} ${row.object_id}`, row.id);
  }
  const mutes = await muted(tx.db, tx.companyId, memberIds).execute();
  return { told, unread, muted: new Set(mutes.map((m) => `${m.member_id} ${m.kind} ${m.reason}`)) };
}

const muteKey = (memberId: string, { text, to }: News): string =>
  `${memberId} ${kindOfText(text) ?? ''} ${to.get(memberId) ?? ''}`;

function paramsOf({ subject, comment, count }: News) {
  return {
    name: subject.name,
    shop: subject.shop,
    deadlineAt: subject.deadlineAt.toISOString(),
    comment: comment ?? null,
    ...(count === undefined ? {} : { count }),
  };
}

function rowOf(tx: Tx, { news, memberId, isMuted }: Fresh) {
  return {
    company_id: tx.companyId,
    id: tx.newId(),
    member_id: memberId,
    category: news.subject.kind satisfies LiveMessageCategory,
    text_key: news.text,
    params: JSON.stringify(paramsOf(news)),
    reason: news.to.get(memberId) ?? 'handler',
    object_kind: news.subject.kind,
    object_id: news.subject.id,
    shop_id: news.subject.shopId,
    source_key: news.sourceKey,
    created_at: tx.now(),
    read_at: isMuted ? tx.now() : null,
  };
}
