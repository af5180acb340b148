import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import * as q from './message.queries.ts';
import type { TextKey } from './notice.ts';
import type { Relation, Subject } from './subject.queries.ts';

/** Events of one object within this time are one message, as long as it is unread (product 15). */
const MERGE_MS = 10 * 60_000;

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

/** Writes the messages of an event: to each reader once however often it is told, merged with what they have not read yet. */
export async function notify(tx: Tx, news: News): Promise<void> {
  const memberIds = [...news.to.keys()];
  if (memberIds.length === 0) return;
  await q.lockOrder(tx.db, tx.companyId);
  const since = new Date(tx.now().getTime() - MERGE_MS);
  const about = { memberIds, sourceKey: news.sourceKey, objectId: news.subject.id, since };
  const rows = await q.related(tx.db, tx.companyId, about).execute();
  const known = new Set(rows.filter((row) => knows(row, news.sourceKey)).map((row) => row.member_id));
  const unread = rows.filter((row) => row.created_at >= since && mayGrow(row) && !known.has(row.member_id));
  const grown = new Map(unread.reverse().map((row) => [row.member_id, row.id]));
  const params = paramsOf(news);
  if (grown.size > 0 && news.count === undefined)
    await q
      .merge(tx.db, tx.companyId, [...grown.values()], { textKey: news.text, params, sourceKey: news.sourceKey })
      .execute();
  const fresh = memberIds.filter((id) => !known.has(id) && (news.count !== undefined || !grown.has(id)));
  if (fresh.length > 0)
    await q
      .insert(
        tx.db,
        fresh.map((id) => rowOf(tx, news, params, id)),
      )
      .execute();
  await signal(tx.db, tx.companyId, 'message', fresh);
}

function knows(row: { source_key: string; params: unknown }, sourceKey: string): boolean {
  const { params } = row;
  const sources = typeof params === 'object' && params !== null && 'sources' in params ? params.sources : null;
  return row.source_key === sourceKey || (Array.isArray(sources) && sources.includes(sourceKey));
}

/** Unread, and of one object: a message that stands for many keeps its words. */
function mayGrow(row: { read_at: Date | null; deleted_at: Date | null; params: unknown }): boolean {
  const { params } = row;
  const isMany = typeof params === 'object' && params !== null && 'count' in params;
  return row.read_at === null && row.deleted_at === null && !isMany;
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

function rowOf(tx: Tx, news: News, params: object, memberId: string) {
  return {
    company_id: tx.companyId,
    id: tx.newId(),
    member_id: memberId,
    category: news.subject.kind,
    text_key: news.text,
    params: JSON.stringify(params),
    reason: news.to.get(memberId) ?? 'handler',
    object_kind: news.subject.kind,
    object_id: news.subject.id,
    shop_id: news.subject.shopId,
    source_key: news.sourceKey,
    created_at: tx.now(),
  };
}
