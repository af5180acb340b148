import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { mayTask } from '@rondo/domain/task';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { keepActive, requireActive, requireStaff } from '../../people/index.ts';
import { moveRecord } from '../../record/index.ts';
import { find, recordOf, requireEvent } from '../find.ts';
import { move } from '../move.ts';
import { laterThanNow, movedDeadline } from '../new-deadline.ts';
import { reviewersAround } from '../own-work.queries.ts';
import { movePartsWith, reopenPartsWith } from '../parts.ts';
import * as q from '../task.queries.ts';

/** Somebody else inspects, one whose scope covers the shop; at most five times. */
export async function transfer(
  context: Context,
  { id, rev, toId, comment }: Parsed<typeof api.transfer>,
): Promise<{ done: true }> {
  const { db, actor, change } = context;
  const found = await find(context, id);
  const { row, view } = found;
  if (view.state === 'pending' && row.transfers >= LIMIT.task.transfers) throw new AppError('MOVE_NOT_ALLOWED');
  requireEvent('transfer', context, found);
  const handlers = found.withRelation('handler');
  if (handlers.length === 1 && handlers[0] === toId) throw new AppError('MOVE_NOT_ALLOWED');
  if ((await reviewersAround(db, actor.companyId, id)).includes(toId)) throw refuseField('toId', 'own_work');
  const [to] = await requireActive(db, actor.companyId, [toId], row.shop_id ?? undefined);
  if (row.kind === 'self_inspection') await requireStaff(db, actor.companyId, row.shop_id, to);
  if (!to) throw new AppError('MEMBER_NOT_FOUND');
  return change(async (tx) => {
    const patch = { transfers: row.transfers + 1, claimed_by: null, claimed_at: null };
    const along = async () => {
      await keepActive(tx, [to.id]);
      await q.dropHandlers(tx.db, tx.companyId, id);
      await q.addPeople(tx.db, tx.companyId, [{ id, memberId: to.id, relation: 'handler' }], row.created_at);
    };
    await move(tx, found, { event: 'transfer', rev, comment, patch, data: { to: to.name }, along });
    return { done: true };
  });
}

/** Another deadline; the old one stays in the history. Sub-tasks get it too. */
export async function changeDeadline(
  context: Context,
  { id, rev, deadlineAt, comment }: Parsed<typeof api.changeDeadline>,
): Promise<{ done: true }> {
  const found = await find(context, id);
  requireEvent('change_deadline', context, found);
  const next = laterThanNow(deadlineAt, found.row.start_at, context.now());
  return context.change(async (tx) => {
    const patch = { ...movedDeadline(found.row, next), extended: found.row.extended + 1, clock_stage: null };
    const data = { from: found.row.deadline_at, to: next };
    const along = () => movePartsWith(tx, found.row, 'change_deadline', { deadlineAt: next, startAt: null });
    await move(tx, found, { event: 'change_deadline', rev, comment, patch, data, along });
    return { done: true };
  });
}

/** Over before its end; one that has not begun is cancelled. A record that nobody has accepted does not count. */
export async function close(context: Context, { id, rev, comment }: Parsed<typeof api.close>): Promise<{ done: true }> {
  const found = await find(context, id);
  const event = found.view.state === 'not_initiated' ? 'cancel' : 'close';
  requireEvent(event, context, found);
  return context.change(async (tx) => {
    const reason = event === 'cancel' ? 'cancelled' : 'manual';
    const patch = { close_reason: reason, close_note: comment, finished_at: tx.now() };
    const along = () => moveRecord(tx, recordOf(found), 'void', comment);
    await move(tx, found, { event, rev, comment, patch, along });
    return { done: true };
  });
}

/** Open again what its deadline closed, with its sub-tasks. It was late and stays so; the notices of the new deadline begin anew. */
export async function reopen(
  context: Context,
  { id, rev, deadlineAt }: Parsed<typeof api.reopen>,
): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const found = await find(context, id);
  const isTheirs = found.view.relations.includes('initiator') || actor.isAdmin;
  const isOffered = mayTask('reopen', actor, found.view, now());
  if (!isOffered && isTheirs && found.view.closeReason === 'deadline') throw new AppError('REOPEN_TOO_LATE');
  requireEvent('reopen', context, found);
  const next = laterThanNow(deadlineAt, null, now());
  return change(async (tx) => {
    const patch = {
      ...{ close_reason: null, close_note: null, finished_at: null, clock_stage: null },
      ...movedDeadline(found.row, next),
    };
    const data = { from: found.row.deadline_at, to: next };
    const along = () => reopenPartsWith(tx, found.row, next);
    await move(tx, found, { event: 'reopen', rev, patch, data, along });
    return { done: true };
  });
}
