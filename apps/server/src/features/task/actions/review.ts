import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import { deadlineAfterReject } from '@rondo/domain/deadline';
import type { Context } from '../../../platform/context.ts';
import { moveRecord } from '../../record/index.ts';
import { find, recordOf, requireEvent } from '../find.ts';
import { finish } from '../finish.ts';
import { move } from '../move.ts';
import * as q from '../task.queries.ts';

/** The reviewer accepts the inspection: its record counts, the task is complete, those in copy get it. */
export async function approve(
  context: Context,
  { id, rev, comment }: Parsed<typeof api.approve>,
): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const found = await find(context, id);
  requireEvent('approve', context, found);
  return change(async (tx) => {
    const along = async () => {
      await q.markActed(tx.db, tx.companyId, id, 'reviewer', now(), actor.memberId);
      await moveRecord(tx, recordOf(found), 'accept', comment);
    };
    await move(tx, found, { event: 'approve', rev, comment, patch: { finished_at: now() }, along });
    await finish(tx, found);
    return { done: true };
  });
}

/** The reviewer sends it back to whoever inspected: another round, time for it, and the old answers open again. */
export async function reject(
  context: Context,
  { id, rev, comment }: Parsed<typeof api.reject>,
): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const found = await find(context, id);
  requireEvent('reject', context, found);
  return change(async (tx) => {
    const { row } = found;
    const deadlineAt = deadlineAfterReject(row.deadline_at, now());
    const patch = {
      round: row.round + 1,
      deadline_at: deadlineAt,
      clock_stage: null,
      submitted_at: null,
      claimed_at: now(),
    };
    const along = async () => {
      await q.markActed(tx.db, tx.companyId, id, 'reviewer', now(), actor.memberId);
      await moveRecord(tx, recordOf(found), 'return', comment);
    };
    await move(tx, found, { event: 'reject', rev, comment, patch, data: { deadlineAt }, along });
    return { done: true };
  });
}
