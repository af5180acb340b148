import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import { deadlineAfterReject } from '@rondo/domain/deadline';
import { firstLevel, levelAfter } from '@rondo/domain/review';
import type { Context } from '../../../platform/context.ts';
import { moveRecord } from '../../record/index.ts';
import { approveLast } from '../approve-last.ts';
import { find, recordOf, requireEvent } from '../find.ts';
import { move } from '../move.ts';
import { laterThanNow, movedDeadline } from '../new-deadline.ts';
import { isLate } from '../overdue.ts';
import { approveAs } from '../review.queries.ts';
import * as q from '../task.queries.ts';

/**
 * A reviewer accepts the inspection. Where others of the level or a later level have still to, it is theirs next; with the last
 * approval its record counts, the task is complete, those in copy get it.
 */
export async function approve(
  context: Context,
  { id, rev, comment }: Parsed<typeof api.approve>,
): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const found = await find(context, id);
  const { row, view } = found;
  const level = levelAfter(view.review, actor.memberId);
  const event = level === null ? 'approve' : 'approve_level';
  requireEvent(event, context, found);
  return change(async (tx) => {
    const approved = () => approveAs(tx.db, tx.companyId, id, actor.memberId, row.round, now());
    if (level !== null) {
      const [patch, data] = [{ review_level: level }, { level: view.review.level }];
      await move(tx, found, {
        event: 'approve_level',
        rev,
        comment,
        patch,
        data,
        along: async () => void (await approved()),
      });
      return { done: true };
    }
    const along = async () => {
      await approved();
      await moveRecord(tx, recordOf(found), 'accept', comment);
    };
    await approveLast(tx, found, { rev, comment, along });
    return { done: true };
  });
}

/** The reviewer sends it back to whoever inspected: another round, time for it, and the old answers open again. */
export async function reject(
  context: Context,
  { id, rev, comment, deadlineAt: chosen }: Parsed<typeof api.reject>,
): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const found = await find(context, id);
  requireEvent('reject', context, found);
  const { row, view } = found;
  const deadlineAt = chosen ? laterThanNow(chosen, row.start_at, now()) : deadlineAfterReject(row.deadline_at, now());
  return change(async (tx) => {
    const patch = {
      round: row.round + 1,
      ...movedDeadline(row, deadlineAt),
      clock_stage: null,
      was_late: isLate(row, now()),
      submitted_at: null,
      claimed_at: now(),
      review_level: firstLevel(view.review),
    };
    const along = async () => {
      await q.markActed(tx.db, tx.companyId, id, 'reviewer', now(), actor.memberId);
      await moveRecord(tx, recordOf(found), 'return', comment);
    };
    await move(tx, found, { event: 'reject', rev, comment, patch, data: { deadlineAt }, along });
    return { done: true };
  });
}
