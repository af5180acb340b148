import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import * as ranges from './audience.queries.ts';
import { rangeOf } from './audience.ts';
import * as q from './notice.queries.ts';
import * as recipients from './recipient.queries.ts';
import type { NoticeRecord } from './stored.ts';
import { giveTasks } from './tasks.ts';
import { emitTo, heldOf, pushTimesOf } from './tell.ts';

const { part: PART } = LIMIT.announcement;

/** What is no longer known of one once it waits for nobody's approval. */
export const NOT_ASKED = { asked_by: null, asked_at: null };

interface Sending {
  row: NoticeRecord;
  event: 'publish' | 'due' | 'approve';
  /** How many are written so far. */
  progress?: (done: number) => Promise<void>;
}

/** How many people are in the range of one now. */
export async function countRange(tx: Pick<Tx, 'db' | 'companyId'>, row: NoticeRecord): Promise<number> {
  const { members } = await ranges
    .inRange(tx.db, tx.companyId, rangeOf(row))
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow();
  return Number(members);
}

/**
 * Sends one to whoever is in its range now: that list stays as it is, and each of them is told once. Written and told part by part in
 * the one transaction, so that a killed process leaves nothing of it. Answers how many they are; null: somebody moved it on before.
 */
export async function send(tx: Tx, { row, event, progress = async () => undefined }: Sending): Promise<number | null> {
  const { db, companyId, now } = tx;
  const { id, rev, title } = row;
  const at = now();
  const decided = event === 'approve' ? { decided_by: tx.actor?.memberId ?? null } : {};
  const change = { state: 'sent', sent_at: at, was_empty: false, updated_at: at, ...NOT_ASKED, ...decided };
  const moved = await q.move(db, companyId, event, { id, rev }, change).executeTakeFirst();
  if (!moved) return null;
  const found = await ranges.inRange(db, companyId, rangeOf(row)).orderBy('m.id').execute();
  const memberIds = found.map((one) => one.id);
  const timesOf = await pushTimesOf(tx, row);
  for (let from = 0; from < memberIds.length; from += PART) {
    const some = memberIds.slice(from, from + PART);
    const times = await timesOf(some);
    await recipients.insert(db, { companyId, id }, some, at);
    await recipients.holdBack(db, { companyId, id }, heldOf(times), 0);
    await emitTo(tx, id, some, times, 0);
    await progress(from + some.length);
  }
  const tasks = await giveTasks(tx, row);
  const data = { members: memberIds.length, ...(tasks === null ? {} : { tasks }) };
  await tx.addHistory({ kind: 'notice', id, name: title, event, from: row.state, to: 'sent', data });
  return memberIds.length;
}
