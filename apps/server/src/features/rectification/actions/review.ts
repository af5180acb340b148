import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import { deadlineAfterReject } from '@rondo/domain/deadline';
import type { Context } from '../../../platform/context.ts';
import { attachFiles } from '../../file/index.ts';
import { clearTurns } from '../../turn/index.ts';
import { demand, find } from '../find.ts';
import { backToHandlers } from '../hand-back.ts';
import { move } from '../move.ts';
import * as q from '../rectification.queries.ts';

/** The reviewer accepts the fix: it is complete. */
export async function approve(
  context: Context,
  { id, rev, comment }: Parsed<typeof api.approve>,
): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const found = await find(context, id);
  demand('approve', context, found);
  return change(async (tx) => {
    await move(tx, found, { event: 'approve', rev, comment, patch: { completed_at: now() } });
    await q.markActed(tx.db, tx.companyId, id, actor.memberId, 'reviewer', now()).execute();
    await clearTurns(tx.db, tx.companyId, [id]);
    return { done: true };
  });
}

/** The reviewer sends it back: another round, and time for it. */
export async function reject(
  context: Context,
  { id, rev, comment, photoIds }: Parsed<typeof api.reject>,
): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const found = await find(context, id);
  demand('reject', context, found);
  return change(async (tx) => {
    const deadlineAt = deadlineAfterReject(found.row.deadline_at, now());
    const patch = { round: found.row.round + 1, deadline_at: deadlineAt, clock_stage: null };
    await move(tx, found, { event: 'reject', rev, comment, photoIds, patch, data: { deadlineAt } });
    await attachFiles(tx, { kind: 'rectification', id, shopId: found.row.shop_id }, photoIds);
    await q.markActed(tx.db, tx.companyId, id, actor.memberId, 'reviewer', now()).execute();
    await backToHandlers(tx, found, deadlineAt);
    return { done: true };
  });
}

/** The handler takes the fix back before anyone has reviewed it. */
export async function withdraw(context: Context, { id, rev }: Parsed<typeof api.withdraw>): Promise<{ done: true }> {
  const found = await find(context, id);
  demand('withdraw', context, found);
  return context.change(async (tx) => {
    await move(tx, found, { event: 'withdraw', rev });
    await backToHandlers(tx, found, found.row.deadline_at);
    return { done: true };
  });
}
