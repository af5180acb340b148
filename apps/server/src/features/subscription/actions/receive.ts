import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi as api } from '@rondo/contract/subscription';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import * as q from '../run.queries.ts';
import { setReceived } from '../set-received.ts';
import { find, findManaged } from '../subscription.present.ts';
import * as unopened from '../unopened.queries.ts';

export async function receive(
  { actor, change }: Context,
  { id, isWanted }: Parsed<typeof api.receive>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (!row.is_sent || row.state === 'ended') throw new AppError('MOVE_NOT_ALLOWED');
    await setReceived(tx, { id, memberId: actor.memberId, isWanted, name: row.name });
    return { done: true };
  });
}

/** Its owner decides about a recipient who opens none of the reports: counted anew, or not sent to them any more. */
export async function answerUnopened(
  { actor, change }: Context,
  { id, memberId, isKept }: Parsed<typeof api.answerUnopened>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await findManaged({ db: tx.db, actor }, id);
    const counted = await unopened.forgetUnopened(tx.db, tx.companyId, { id, memberId }).executeTakeFirst();
    // They have opened one meanwhile, or somebody answered before.
    if (!counted || counted.count < LIMIT.subscription.unopened || row.state === 'ended')
      throw new AppError('MOVE_NOT_ALLOWED');
    if (!isKept) await setReceived(tx, { id, memberId, isWanted: false, name: row.name, event: 'stopped' });
    return { done: true };
  });
}

export async function opened({ actor, change }: Context, { key }: Parsed<typeof api.opened>): Promise<{ done: true }> {
  return change(async (tx) => {
    const { companyId, memberId } = actor;
    const found = await unopened.markOpened(tx.db, companyId, memberId, key, tx.now()).executeTakeFirst();
    if (!found) throw new AppError('NOT_FOUND');
    const run = await q.subscriptionOfRun(tx.db, companyId, found.run_id).executeTakeFirstOrThrow();
    await unopened.forgetUnopened(tx.db, companyId, { id: run.subscription_id, memberId }).execute();
    return { done: true };
  });
}
