import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsAppealApi as api, PointsAppeal } from '@rondo/contract/points-appeal';
import { pointsAppealActs } from '@rondo/domain/points-appeal';
import type { Context } from '../../../platform/context.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { fileRefs } from '../../file/index.ts';
import { presentPointsPosting } from '../../points/index.ts';
import { presentAppeal, type Row } from '../points-appeal.present.ts';
import * as q from '../points-appeal.queries.ts';
import { isTheirs, postingOf, untilOf } from '../posting.ts';

/** A posting with the appeal against it, and what the reader may do. */
export async function get(
  { db, actor, now }: Context,
  { postingId }: Parsed<typeof api.get>,
): Promise<Output<typeof api.get>> {
  const reader = { db, actor };
  const posting = await postingOf(reader, postingId);
  const row = await q.ofPosting(db, actor.companyId, postingId).executeTakeFirst();
  const until = untilOf(posting, now());
  const theirAppeal = row ? await appealOf(reader, row) : null;
  return {
    ...presentPointsPosting(posting),
    theirAppeal,
    appealUntil: until !== null && (await isTheirs(reader, posting)) ? until.toISOString() : null,
    can: theirAppeal
      ? pointsAppealActs(actor, {
          ...{ state: theirAppeal.state, authorId: theirAppeal.author.id, memberId: posting.member_id },
        })
      : [],
  };
}

async function appealOf({ db, actor }: Pick<Context, 'db' | 'actor'>, row: Row): Promise<PointsAppeal> {
  const [history, files] = await Promise.all([
    historyOf(db, actor.companyId, row.id).execute(),
    fileRefs(db, actor.companyId, row.photo_ids),
  ]);
  return presentAppeal(row, {
    photos: files(row.photo_ids),
    history: history.map((entry) => presentHistory(entry)),
  });
}
