import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import * as q from '../shop.queries.ts';

/** Deletes a shop where nothing happened yet; others can only be closed. Its name and code are free again. */
export async function remove(
  { actor, change }: Context,
  { id }: Parsed<typeof shopApi.remove>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const shop = await q.byId(tx.db, actor, id).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND');
    const { used } = await q.isUsed(tx.db, actor.companyId, id).executeTakeFirstOrThrow();
    if (used) throw new AppError('SHOP_IN_USE');
    const gone = await q.update(tx.db, actor, id, shop.rev, { deleted_at: tx.now() }).executeTakeFirst();
    if (!gone) throw new AppError('STALE');
    await q.dismissManagers(tx.db, actor.companyId, [id]).execute();
    await tx.trace({ kind: 'shop', id, name: shop.name, event: 'deleted', from: shop.state });
    return { done: true };
  });
}
