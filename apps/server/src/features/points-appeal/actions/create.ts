import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsAppealApi as api } from '@rondo/contract/points-appeal';
import { pointsAppealTerm } from '@rondo/domain/points-appeal';
import type { Context, Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachFiles } from '../../file/index.ts';
import { against, pageOf } from '../points-appeal.present.ts';
import * as q from '../points-appeal.queries.ts';
import { isTheirs, type Posting, postingOf, untilOf } from '../posting.ts';

/** Those whose points they are ask to have a posting taken back: once, within the days of its rule. */
export async function create(
  { actor, once }: Context,
  { requestId, postingId, reason, photoIds }: Parsed<typeof api.create>,
): Promise<Output<typeof api.create>> {
  return once(requestId, 'points-appeal.create', async (tx) => {
    const { db, companyId, now } = tx;
    const reader = { db, actor };
    const posting = await postingOf(reader, postingId);
    if (!(await isTheirs(reader, posting))) throw new AppError('FORBIDDEN');
    if (posting.appeal !== null) throw new AppError('POINTS_APPEALED');
    if (untilOf(posting, now()) === null) throw new AppError('POINTS_APPEAL_CLOSED');
    const id = tx.newId();
    const row = {
      ...{ company_id: companyId, id, posting_id: postingId, state: 'pending', reason, photo_ids: photoIds },
      ...{ author_id: actor.memberId, created_at: now(), decide_by: pointsAppealTerm(now()) },
    };
    const taken = { points_appeal_posting: () => new AppError('POINTS_APPEALED') };
    await onUniqueViolation(taken, () => q.insert(db, row).execute());
    await attachFiles(tx, { kind: 'points_appeal', id, shopId: posting.shop_id }, photoIds);
    const { name, params } = against(posting);
    await tx.addHistory({ kind: 'pointsAppeal', id, name, event: 'created', to: 'pending', comment: reason });
    await askDeciders(tx, posting, { id, authorId: actor.memberId, params: { ...params, by: actor.name, reason } });
    return { id };
  });
}

/** Those who may decide hear of it; what nobody could decide about is refused at once. */
async function askDeciders(
  tx: Tx,
  posting: Posting,
  { id, authorId, params }: { id: string; authorId: string; params: Record<string, string> },
): Promise<void> {
  const { id: postingId, shop_id: shopId, member_id: memberId } = posting;
  const others = await q.deciders(tx.db, tx.companyId, { shopId, memberId, authorId }).execute();
  if (others.length === 0) throw new AppError('POINTS_APPEAL_NOBODY');
  await tx.emit('member.told', {
    ...{ to: others.map((one) => one.id), text: 'points_appeal_to_decide', params },
    ...{ page: pageOf(postingId), key: `points_appeal_to_decide:${id}` },
  });
}
