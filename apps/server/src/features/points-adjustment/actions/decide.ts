import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsAdjustmentApi as api } from '@rondo/contract/points-adjustment';
import { pointsAdjustmentEvents, pointsAdjustmentMachine } from '@rondo/domain/points-adjustment';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { pointsDayOf } from '../../points/index.ts';
import type { Row } from '../points-adjustment.present.ts';
import * as q from '../points-adjustment.queries.ts';
import { postAdjustment } from '../post-adjustment.ts';
import { liveRuleOf } from '../rule-of.ts';
import { viewOf } from '../stored.ts';
import { targetsLeft, targetsOf } from '../target.queries.ts';

/** A second person posts or refuses what waits; whoever made it takes it back. Of several at once one does. */
export async function decide(
  { actor, change }: Context,
  { id, rev, event, comment }: Parsed<typeof api.decide>,
): Promise<Output<typeof api.decide>> {
  if (event === 'refuse' && comment === '') throw refuseField('comment', 'required');
  return change(async (tx) => {
    const { db, companyId } = tx;
    const row = await q.byId(db, actor, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const targets = await targetsOf(db, companyId, id).execute();
    const view = viewOf(row, targets);
    const to = pointsAdjustmentMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!pointsAdjustmentEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    const decided = { state: to, decided_by: actor.memberId, decided_at: tx.now(), comment };
    const moved = await q.move(db, companyId, { id, rev, event }, decided).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    const limited = event === 'confirm' ? await confirm(tx, row) : 0;
    await tx.addHistory({ kind: 'pointsAdjustment', id, name: row.number, event, from: view.state, to, comment });
    if (event !== 'withdraw') await tellAuthor(tx, row, event, comment);
    return { ...moved, limited };
  });
}

/** Posts to those that are still there, while the rule is about all of them. Answers to how many less was posted than asked for. */
async function confirm(tx: Tx, row: Row): Promise<number> {
  const day = await pointsDayOf(tx);
  const rule = await liveRuleOf(tx, { companyId: tx.companyId }, row.rule_id, day);
  const left = await targetsLeft(tx.db, tx.companyId, row.id).execute();
  if (left.length === 0) throw new AppError('POINTS_NOBODY_LEFT');
  const outside = left.find(({ is_about }) => !is_about);
  if (outside) throw new AppError('POINTS_OUTSIDE_RULE', { params: { name: outside.name } });
  const limited = await postAdjustment(tx, rule, {
    ...{ id: row.id, number: row.number, points: row.points, reason: row.reason, photoIds: row.photo_ids, day },
    author: { id: row.author_id, name: row.author_name },
    targets: left.map(({ shop_id, member_id }) => ({ shopId: shop_id, memberId: member_id })),
  });
  return limited + row.targets - left.length;
}

/** Whoever made it hears what came of it. */
async function tellAuthor(tx: Tx, row: Row, event: 'confirm' | 'refuse', comment: string): Promise<void> {
  const text = event === 'confirm' ? 'points_confirmed' : 'points_refused';
  await tx.emit('member.told', {
    ...{
      to: [row.author_id],
      text,
      page: `/score/manage?open=${row.id}`,
      key: `${text}:${row.id}`,
    },
    params: { number: row.number, by: tx.actor?.name ?? '', reason: comment },
  });
}
