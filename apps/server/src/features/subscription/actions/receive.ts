import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi as api } from '@rondo/contract/subscription';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { markOpened } from '../run.queries.ts';
import { setReceived } from '../set-received.ts';
import { find } from '../subscription.present.ts';

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

export async function opened({ db, actor, now }: Context, { key }: Parsed<typeof api.opened>): Promise<{ done: true }> {
  const found = await markOpened(db, actor.companyId, actor.memberId, key, now()).executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  return { done: true };
}
