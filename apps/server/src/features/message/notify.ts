import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import * as q from './message.queries.ts';
import type { TextKey } from './notice.ts';
import type { Relation, Subject } from './subject.queries.ts';

/** Events of one object within this time are one message, as long as it is unread (product 15). */
const MERGE_MS = 10 * 60_000;
/** Rows a statement takes: it has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** An event as its readers get it. */
export interface News {
  text: TextKey;
  /** The object it is about and opens. */
  subject: Subject;
  /** Names the event for good: the outbox may tell of it twice. */
  sourceKey: string;
  to: ReadonlyMap<string, Relation>;
  comment?: string | null;
  /** How many objects the message stands for, when more than one. */
  count?: number;
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
  const fresh: { news: News; memberId: string }[] = [];
  for (const one of news) {
    const params = paramsOf(one);
    const untold = [...one.to.keys()].filter((id) => !known.told.has(`${id} ${one.sourceKey}`));
    const growing = untold.map((id) => known.unread.get(`${id} ${one.subject.id}`)).filter((id) => id !== undefined);
    if (one.count !== undefined || growing.length === 0) {
      fresh.push(...untold.map((memberId) => ({ news: one, memberId })));
      continue;
    }
    await q.merge(tx.db, tx.companyId, growing, { textKey: one.text, params, sourceKey: one.sourceKey }).execute();
    const others = untold.filter((id) => !known.unread.has(`${id} ${one.subject.id}`));
    fresh.push(...others.map((memberId) => ({ news: one, memberId })));
  }
  for (let at = 0; at < fresh.length; at += ROWS_AT_ONCE)
    await q
      .insert(
        tx.db,
        fresh.slice(at, at + ROWS_AT_ONCE).map((f) => rowOf(tx, f.news, f.memberId)),
      )
      .execute();
  await signal(
    tx.db,
    tx.companyId,
    'message',
    fresh.map((f) => f.memberId),
  );
}

/** Who was told of which event already, and the unread message each has of an object, which can take another event in. */
async function whatTheyKnow(tx: Tx, news: readonly News[], memberIds: readonly string[]) {
  const keys = news.map((n) => n.sourceKey);
  const objects = news.map((n) => n.subject.id);
  const since = new Date(tx.now().getTime() - MERGE_MS);
  const before = await q.told(tx.db, tx.companyId, memberIds, keys).execute();
  const recent = await q.recent(tx.db, tx.companyId, memberIds, objects, since).execute();
  const told = new Set(before.map((row) => `${row.member_id} ${row.source_key}`));
  const unread = new Map<string, string>();
  for (const row of recent) {
    for (const source of row.sources ?? []) told.add(`${row.member_id} ${source}`);
    if (row.read_at === null && !row.is_many) unread.set(`${row.member_id} ${row.object_id}`, row.id);
  }
  return { told, unread };
}

function paramsOf({ subject, comment, count }: News) {
  return {
    name: subject.name,
    shop: subject.shop,
    deadlineAt: subject.deadlineAt.toISOString(),
    comment: comment ?? null,
    ...(count === undefined ? {} : { count }),
  };
}

function rowOf(tx: Tx, news: News, memberId: string) {
  return {
    company_id: tx.companyId,
    id: tx.newId(),
    member_id: memberId,
    category: news.subject.kind,
    text_key: news.text,
    params: JSON.stringify(paramsOf(news)),
    reason: news.to.get(memberId) ?? 'handler',
    object_kind: news.subject.kind,
    object_id: news.subject.id,
    shop_id: news.subject.shopId,
    source_key: news.sourceKey,
    created_at: tx.now(),
  };
}
