import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import { limitEndsAt } from '@rondo/domain/work-clock';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { keepActive, requireActive } from '../../people/index.ts';
import { find, requireEvent } from '../find.ts';
import { move } from '../move.ts';
import { deadlineOf, hoursOf } from '../opening-hours.ts';
import * as q from '../rectification.queries.ts';

/** Another handler, one whose scope covers the shop. */
export async function transfer(
  context: Context,
  { id, rev, toId, comment }: Parsed<typeof api.transfer>,
): Promise<{ done: true }> {
  const { db, actor, now, change } = context;
  const found = await find(context, id);
  requireEvent('transfer', context, found);
  // Whoever alone reviews it would look at their own fix.
  if (found.withRelation('reviewer').every((one) => one === toId) && found.view.hasReviewer)
    throw refuseField('toId', 'own_work');
  const [to] = await requireActive(db, actor.companyId, [toId], found.row.shop_id);
  if (!to) throw new AppError('MEMBER_NOT_FOUND');
  return change(async (tx) => {
    const along = async () => {
      await keepActive(tx, [to.id]);
      await q.dropHandlers(tx.db, tx.companyId, id);
      await q.addPeople(tx.db, tx.companyId, [{ id, memberId: to.id, relation: 'handler' }], now());
    };
    await move(tx, found, { event: 'transfer', rev, comment, data: { to: to.name }, along });
    return { done: true };
  });
}

/** Over without a fix; it does not count as solved. */
export async function end(context: Context, { id, rev, comment }: Parsed<typeof api.end>): Promise<{ done: true }> {
  const found = await find(context, id);
  requireEvent('end', context, found);
  return context.change(async (tx) => {
    await move(tx, found, { event: 'end', rev, comment, patch: { ended_at: tx.now(), end_reason: comment } });
    return { done: true };
  });
}

/** A completed one is open again: another round with its first limit. */
export async function reopen(
  context: Context,
  { id, rev, comment }: Parsed<typeof api.reopen>,
): Promise<{ done: true }> {
  const found = await find(context, id);
  requireEvent('reopen', context, found);
  return context.change(async (tx) => {
    const hours = hoursOf(found.row, context.actor.timeZone);
    const deadlineAt = limitEndsAt(hours, tx.now(), found.row.limit_hours);
    const due = deadlineOf(hours, deadlineAt);
    const next = { round: found.row.round + 1, cost_before: found.row.cost };
    const patch = { ...next, completed_at: null, ...due, clock_stage: null };
    await move(tx, found, { event: 'reopen', rev, comment, patch, data: { deadlineAt } });
    return { done: true };
  });
}
