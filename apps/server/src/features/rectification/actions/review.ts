import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import { limitEndsAt } from '@rondo/domain/work-clock';
import type { Context } from '../../../platform/context.ts';
import { attachFiles } from '../../file/index.ts';
import { find, requireEvent } from '../find.ts';
import { move } from '../move.ts';
import { deadlineOf, hoursOf } from '../opening-hours.ts';
import * as q from '../rectification.queries.ts';

/** The reviewer accepts the fix: it is complete. */
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
    };
    await move(tx, found, { event: 'approve', rev, comment, patch: { completed_at: now() }, along });
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
  requireEvent('reject', context, found);
  return change(async (tx) => {
    const hours = hoursOf(found.row, actor.timeZone);
    const roundEndsAt = limitEndsAt(hours, now(), found.row.round_hours);
    const deadlineAt = roundEndsAt > found.row.deadline_at ? roundEndsAt : found.row.deadline_at;
    const next = { round: found.row.round + 1, cost_before: found.row.cost };
    const patch = { ...next, ...deadlineOf(hours, deadlineAt), clock_stage: null };
    const along = async () => {
      await attachFiles(tx, { kind: 'rectification', id, shopId: found.row.shop_id }, photoIds);
      await q.markActed(tx.db, tx.companyId, id, 'reviewer', now(), actor.memberId);
    };
    await move(tx, found, { event: 'reject', rev, comment, photoIds, patch, data: { deadlineAt }, along });
    return { done: true };
  });
}

/** The handler takes the fix back before anyone has reviewed it. */
export async function withdraw(context: Context, { id, rev }: Parsed<typeof api.withdraw>): Promise<{ done: true }> {
  const found = await find(context, id);
  requireEvent('withdraw', context, found);
  return context.change(async (tx) => {
    await move(tx, found, { event: 'withdraw', rev, patch: { cost: found.row.cost_before } });
    return { done: true };
  });
}
