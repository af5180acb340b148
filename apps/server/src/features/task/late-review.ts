import { LIMIT } from '@rondo/domain/limit';
import { decidersOf, laterLevel } from '@rondo/domain/review';
import { APPROVED_BY_CLOCK } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import { peopleByIds } from '../people/index.ts';
import { peopleOf } from '../process/index.ts';
import { moveRecord } from '../record/index.ts';
import { approveLast } from './approve-last.ts';
import type { PressedReview } from './clock.queries.ts';
import { stateOf, taskRules } from './find.ts';
import { move } from './move.ts';
import { peopleByRule } from './process-people.ts';
import { addPeople } from './task.queries.ts';

/**
 * A review that takes longer than it may: two reminders of its reviewers, then whoever leads them hears of it, or, where it was
 * made so and has no red line, the clock approves it.
 */
export async function pressReview(tx: Tx, { id, time, rev, isApproved }: PressedReview): Promise<void> {
  const isLast = time === LIMIT.task.clockReminders;
  if (isLast && isApproved) return approve(tx, id);
  const superiorIds = isLast ? await escalate(tx, id) : [];
  await tx.emit('task.pressed', { taskId: id, part: 'reviewer', time, isLast, rev, superiorIds });
}

async function found(tx: Tx, id: string) {
  const row = await taskRules.load(tx.db, tx.companyId, id);
  if (!row) throw new Error('a task that was pressed for is gone');
  const people = await peopleOf(tx.db, tx.companyId, 'task', [id]);
  return { row, people, view: taskRules.view(row, stateOf(row.state), []) };
}

/** For the whole level that decides; a later one has its own time, and with the last its record counts. */
async function approve(tx: Tx, id: string): Promise<void> {
  const { row, people, view } = await found(tx, id);
  const next = laterLevel(view.review);
  const [rev, data] = [row.rev, { because: APPROVED_BY_CLOCK, level: view.review.level }];
  if (next !== null)
    return move(tx, { row, view }, { event: 'approve_level', rev, patch: { review_level: next }, data });
  const along = () => moveRecord(tx, { id: row.record_id, isInReview: true }, 'accept');
  await approveLast(tx, { row, people, view }, { rev, data, along });
}

/** Those who lead whoever decides now get a copy, so that they may open it; answers them. */
async function escalate(tx: Tx, id: string): Promise<string[]> {
  const { row, view } = await found(tx, id);
  const at = { companyId: tx.companyId, shopIds: [] };
  const heads = await Promise.all(
    decidersOf(view.review).map((initiatorId) => peopleByRule(tx.db, { kind: 'head' }, { ...at, initiatorId })),
  );
  const ids = [...new Set(heads.flatMap((find) => find('')))];
  if (ids.length === 0) return [];
  const nameOf = await peopleByIds(tx.db, tx.companyId, ids);
  const to = ids.flatMap((one) => nameOf(one)?.name ?? []);
  await tx.addHistory({ kind: 'task', id, name: taskRules.nameOf(row), event: 'escalate', data: { to } });
  const copies = ids.map((memberId) => ({ id, memberId, relation: 'cc' as const }));
  await addPeople(tx.db, tx.companyId, copies, tx.now());
  return ids;
}
