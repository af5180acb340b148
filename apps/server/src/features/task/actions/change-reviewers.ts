import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { keepActive, requireActive } from '../../people/index.ts';
import { type Found, find, requireEvent } from '../find.ts';
import { move } from '../move.ts';
import { handlersAround } from '../own-work.queries.ts';
import { addReviewers, dropReviewers } from '../review.queries.ts';

type Wanted = Parsed<typeof api.changeReviewers>;

/** Other reviewers, on up to three levels, as long as nothing is submitted; without levels nobody reviews it. */
export async function changeReviewers(context: Context, wanted: Wanted): Promise<{ done: true }> {
  const { db, actor, change } = context;
  const { id, rev, levels, comment } = wanted;
  const found = await find(context, id);
  requireEvent('change_reviewers', context, found);
  const ids = levels.flatMap(({ memberIds }) => memberIds);
  if (new Set(ids).size < ids.length) throw refuseField('levels', 'repeated');
  if ((await handlersAround(db, actor.companyId, id)).some((one) => ids.includes(one)))
    throw refuseField('levels', 'own_work');
  if (levels.length === 0 && needsReview(found)) throw new AppError('REVIEWER_NEEDED');
  const people = await requireActive(db, actor.companyId, ids);
  const names = levels.map(({ memberIds }) => memberIds.flatMap((one) => people.find((p) => p.id === one)?.name ?? []));
  return change(async (tx) => {
    const patch = {
      has_reviewer: levels.length > 0,
      review_modes: levels.length > 0 ? levels.map(({ mode }) => mode) : ['any'],
      review_level: 1,
    };
    const along = async () => {
      await keepActive(tx, ids);
      await dropReviewers(tx.db, tx.companyId, id);
      if (levels.length > 0) await addReviewers(tx.db, tx.companyId, id, levels, found.row.created_at);
    };
    await move(tx, found, { event: 'change_reviewers', rev, comment, patch, data: { to: names.flat() }, along });
    return { done: true };
  });
}

/** A self-inspection is always looked at by somebody; so is what a reviewer has sent back. */
const needsReview = ({ row }: Found): boolean => row.kind === 'self_inspection' || row.record_id !== null;
