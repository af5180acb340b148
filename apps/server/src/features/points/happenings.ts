import { pointsCycleOf } from '@rondo/domain/points/cycle';
import type { RectificationEvent } from '@rondo/domain/rectification';
import type { TaskEvent } from '@rondo/domain/task';
import { liveOf } from '../points-rule/index.ts';
import { openMissing } from './account.queries.ts';
import { dayOf } from './day-of.ts';
import * as q from './fact.queries.ts';
import { happen, unhappen } from './facts.ts';
import type { Writer } from './post.ts';
import {
  confirmedEvent,
  daysOverdue,
  inspected,
  learned,
  noticeRead,
  putRight,
  rejected,
  repeated,
  taskEnded,
} from './what-happened.ts';

/** An inspection that counts. */
export async function record(tx: Writer, id: string): Promise<void> {
  const found = await q.recordOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (found?.state === 'effective') await happen(tx, inspected(found));
}

/** The same item failed again within the window. */
export async function repeat(tx: Writer, id: string): Promise<void> {
  const found = await q.rectificationOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (found) await happen(tx, repeated(found));
}

export async function rectification(tx: Writer, id: string, event: RectificationEvent): Promise<void> {
  if (event === 'reopen') return unhappen(tx, id, ['rectification_on_time']);
  const found = await q.rectificationOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (!found) return;
  if (event === 'reject') await happen(tx, [rejected(found)]);
  if (event === 'handle' || event === 'handle_unreviewed') await overdue(tx, id);
  await happen(tx, putRight(found));
}

/** Every day that a rectification is overdue, up to now or to when its fix was handed in. Asked again each night. */
export async function overdue(tx: Writer, id: string): Promise<void> {
  const found = await q.rectificationOf(tx.db, tx.companyId, id).executeTakeFirst();
  const until = found?.state === 'pending' ? tx.now() : found?.handled_at;
  if (found && until) await happen(tx, daysOverdue(found, until));
}

export async function task(tx: Writer, id: string, event: TaskEvent): Promise<void> {
  if (event === 'reopen') return unhappen(tx, id, ['task_closed']);
  const found = await q.taskOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (found) await happen(tx, taskEnded(found, tx.now()));
}

/** Somebody has read a learning list in time, or passed its quiz. */
export async function learning(
  tx: Writer,
  event: 'learning_read' | 'learning_passed',
  { id, memberId }: { id: string; memberId: string },
): Promise<void> {
  const found = await q.learnerOf(tx.db, tx.companyId, id, memberId).executeTakeFirst();
  if (found) await happen(tx, learned(event, found));
}

/** Somebody has read an announcement, and acknowledged it where that is asked, by its end. */
export async function notice(tx: Writer, { id, memberId }: { id: string; memberId: string }): Promise<void> {
  const found = await q.noticeReaderOf(tx.db, tx.companyId, id, memberId).executeTakeFirst();
  if (found) await happen(tx, noticeRead(found));
}

/** AI checks saw something at a store, and it was so. */
export async function aiEvent(tx: Writer, id: string): Promise<void> {
  const found = await q.aiEventOf(tx.db, tx.companyId, id).executeTakeFirst();
  if (found) await happen(tx, confirmedEvent(found));
}

/** Everybody whom an enabled rule is about has an account, and so a place among the others, from the first day. */
export async function openAccounts(tx: Writer, ruleId: string): Promise<void> {
  const row = await q.ruleById(tx.db, tx.companyId, ruleId).executeTakeFirst();
  if (row?.state !== 'enabled') return;
  const { cycle } = liveOf(row);
  const day = await dayOf(tx);
  const cycleFrom = pointsCycleOf(cycle, day).from;
  await openMissing(tx.db, { companyId: tx.companyId, ruleId, cycleFrom, at: tx.now() });
}
