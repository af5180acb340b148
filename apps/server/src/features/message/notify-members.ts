import type { EventPayloads } from '@rondo/domain/event';
import { toldBy } from '@rondo/domain/system-text';
import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import { MERGE_MS } from './merge-time.ts';
import * as q from './message.queries.ts';
import { muted } from './mute.queries.ts';
import { sendLater } from './send-later.ts';
import { writeMessages } from './write-messages.ts';

type Told = EventPayloads['member.told'];

/**
 * A message about the company or somebody's place in it: to some members or to everybody who is there, each once. Whoever muted its
 * kind gets it read; what they have not read yet of the same thing takes it in.
 */
export async function notifyMembers(tx: Tx, told: Told): Promise<void> {
  const { db, companyId } = tx;
  const to = told.to === 'everyone' ? (await q.everyone(db, companyId).execute()).map((m) => m.id) : told.to;
  await q.lockOrder(db, companyId);
  const before = await q.alreadyNotified(db, companyId, to, [told.key]).execute();
  const known = new Set(before.map((row) => row.member_id));
  const unread = await unreadOf(tx, told, to);
  for (const { member_id: id, sources } of unread) if (sources?.includes(told.key)) known.add(id);
  const fresh = to.filter((id) => !known.has(id));
  const deaf = await mutedBy(tx, told, fresh);
  const growing = unread.filter(({ member_id: id }) => fresh.includes(id) && !deaf.has(id));
  await merge(tx, told, growing);
  const untold = fresh.filter((id) => !growing.some((row) => row.member_id === id));
  await writeMessages(
    tx,
    untold.map((memberId) => rowOf(tx, told, { memberId, isMuted: deaf.has(memberId) })),
  );
  await signal(
    db,
    companyId,
    'message',
    untold.filter((id) => !deaf.has(id)),
  );
}

const reasonOf = (told: Told) => told.reason ?? toldBy(told.text).as;

/** The page of one thing names it: `/device?open=<id>`. Other pages are of many things, and what is urgent is told apart. */
const pageOfOneThing = ({ page, isUrgent }: Told): string | null =>
  !isUrgent && page?.includes('open=') ? page : null;

/** The message each has not read of the same thing, of the last minutes. */
async function unreadOf(tx: Tx, told: Told, to: readonly string[]) {
  const page = pageOfOneThing(told);
  if (page === null) return [];
  const since = new Date(tx.now().getTime() - MERGE_MS);
  const rows = await q.unreadOfPage(tx.db, tx.companyId, to, { page, since }).execute();
  return [...new Map(rows.map((row) => [row.member_id, row])).values()];
}

async function merge(tx: Tx, told: Told, growing: readonly { id: string; member_id: string }[]): Promise<void> {
  if (growing.length === 0) return;
  const change = { textKey: `system.${told.text}`, params: paramsOf(told), sourceKey: told.key };
  const ids = growing.map(({ id }) => id);
  await q.merge(tx.db, tx.companyId, ids, change).execute();
  const { category } = toldBy(told.text);
  await sendLater(
    tx,
    growing.map(({ id, member_id }) => ({ id, member_id, category })),
  );
}

/** Who of them muted the kind; nobody can what they have to act on. */
async function mutedBy(tx: Tx, told: Told, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { kind, mustAct } = toldBy(told.text);
  if (mustAct || memberIds.length === 0) return new Set();
  const rows = await muted(tx.db, tx.companyId, memberIds).execute();
  const reason = reasonOf(told);
  return new Set(rows.flatMap((row) => (row.kind === kind && row.reason === reason ? [row.member_id] : [])));
}

const paramsOf = ({ params, page }: Told) => ({ ...params, ...(page === null ? {} : { page }) });

function rowOf(tx: Tx, told: Told, { memberId, isMuted }: { memberId: string; isMuted: boolean }) {
  return {
    company_id: tx.companyId,
    id: tx.newId(),
    member_id: memberId,
    category: toldBy(told.text).category,
    text_key: `system.${told.text}`,
    params: JSON.stringify(paramsOf(told)),
    reason: reasonOf(told),
    object_kind: null,
    object_id: null,
    shop_id: told.shopId ?? null,
    source_key: told.key,
    is_urgent: told.isUrgent ?? false,
    created_at: tx.now(),
    read_at: isMuted ? tx.now() : null,
  };
}
