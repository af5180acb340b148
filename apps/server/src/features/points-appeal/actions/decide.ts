import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsAppealApi as api } from '@rondo/contract/points-appeal';
import { POINTS_LIMITS } from '@rondo/domain/points/ledger';
import { pointsAppealActs, pointsAppealMachine } from '@rondo/domain/points-appeal';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { takePointsBack } from '../../points/index.ts';
import { against, stateOf } from '../points-appeal.present.ts';
import * as q from '../points-appeal.queries.ts';
import { postingOf } from '../posting.ts';
import { tellAuthor } from '../tell-author.ts';

/** Accepted, the posting is taken back; refused, it stays; whoever appealed withdraws it. Of several at once one does. */
export async function decide(
  { actor, change }: Context,
  { id, rev, event, comment }: Parsed<typeof api.decide>,
): Promise<Output<typeof api.decide>> {
  if (event === 'refuse' && comment === '') throw refuseField('comment', 'required');
  return change(async (tx) => {
    const { db, companyId } = tx;
    const row = await q.byId(db, companyId, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const posting = await postingOf({ db, actor }, row.posting_id);
    const state = stateOf(row.state);
    const to = pointsAppealMachine.after(state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    const view = { state, authorId: row.author_id, memberId: posting.member_id };
    if (!pointsAppealActs(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    const decided = { state: to, decided_by: actor.memberId, decided_at: tx.now(), comment };
    const moved = await q.move(db, companyId, { id, rev, event }, decided).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    const by = { operator: { id: actor.memberId, name: actor.name }, reason: comment };
    const reversal = event === 'accept' ? await takeBack(tx, row.posting_id, by) : null;
    await tx.addHistory({ kind: 'pointsAppeal', id, name: against(posting).name, event, from: state, to, comment });
    if (event !== 'withdraw')
      await tellAuthor(tx, { id, row: posting, postingId: row.posting_id, authorId: row.author_id, to, comment });
    return { ...moved, reversal };
  });
}

async function takeBack(tx: Tx, postingId: string, by: Parameters<typeof takePointsBack>[2]) {
  const line = await takePointsBack(tx, postingId, by);
  if (!line) return null;
  return { applied: line.applied, limitedBy: POINTS_LIMITS.find((limit) => limit === line.limited_by) ?? null };
}
