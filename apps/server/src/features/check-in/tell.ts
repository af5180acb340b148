import type { CheckInEvent } from '@rondo/domain/check-in';
import type { Tx } from '../../platform/context.ts';
import * as q from './tell.queries.ts';

/** Reviewers of the task hear of a check-in with a doubt. */
export async function tellReviewers(
  tx: Tx,
  { id, taskId, shopId, shopName }: { id: string; taskId: string; shopId: string; shopName: string },
): Promise<void> {
  const reviewers = await q.reviewersOf(tx.db, tx.companyId, taskId).execute();
  const to = reviewers.map(({ member_id }) => member_id).filter((one) => one !== tx.actor?.memberId);
  if (to.length === 0) return;
  const params = { name: shopName, by: tx.actor?.name ?? '' };
  await tx.emit('member.told', {
    ...{ to, text: 'check_in_flagged', params, shopId },
    ...{ page: `/inspect/checkIn?open=${id}`, key: `check_in_flagged:${id}` },
  });
}

/** Whoever checked in hears what was decided, and why. */
export async function tellInspector(
  tx: Tx,
  one: { id: string; memberId: string; taskId: string; shopId: string; shopName: string },
  event: CheckInEvent,
  reason: string,
): Promise<void> {
  const text = event === 'approve' ? 'check_in_approved' : 'check_in_denied';
  await tx.emit('member.told', {
    ...{ to: [one.memberId], text, params: { name: one.shopName, reason }, shopId: one.shopId },
    ...{ page: `/task?open=${one.taskId}`, key: `${text}:${one.id}` },
  });
}
