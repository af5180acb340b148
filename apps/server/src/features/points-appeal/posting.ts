import type { Actor } from '@rondo/domain/actor';
import { pointsAppealUntil } from '@rondo/domain/points-appeal';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { pointsPostingById, presentPointsPosting } from '../points/index.ts';
import * as q from './points-appeal.queries.ts';

interface Reader {
  db: Db;
  actor: Actor;
}

/** A posting that the actor sees. */
export async function postingOf({ db, actor }: Reader, id: string) {
  const row = await pointsPostingById(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
export type Posting = Awaited<ReturnType<typeof postingOf>>;

/** Whether its points are the actor's: their own, or those of a store that they act for. */
export async function isTheirs({ db, actor }: Reader, { shop_id, member_id }: Posting): Promise<boolean> {
  if (shop_id === null) return member_id === actor.memberId;
  return (await q.actsFor(db, actor.companyId, shop_id, actor.memberId).executeTakeFirst()) !== undefined;
}

/** Until when those whose points they are can appeal against it; null: they cannot, or no more. */
export const untilOf = (row: Posting, now: Date): Date | null => {
  const { kind, applied, isReversed, appeal } = presentPointsPosting(row);
  const { at, appeal_days: appealDays } = row;
  return pointsAppealUntil({ kind, applied, isReversed, at, appealDays, isAppealed: appeal !== null }, now);
};
