import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { managersOf } from '../../people/index.ts';
import * as managerRows from '../manager.queries.ts';
import * as q from '../shop.queries.ts';
import { hasDevices, isUsed } from '../used.queries.ts';

/**
 * Deletes a shop where nothing happened yet; others can only be closed. Its name and code are free again, its managers are
 * kept for whoever brings it back.
 */
export async function remove(
  { actor, change }: Context,
  { id }: Parsed<typeof shopApi.remove>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const shop = await q.byId(tx.db, actor, id).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND');
    const { used, open } = await isUsed(tx.db, actor.companyId, id).executeTakeFirstOrThrow();
    if (used && !open) throw new AppError('SHOP_HAS_HISTORY');
    if (used) throw new AppError('SHOP_IN_USE');
    const devices = await hasDevices(tx.db, actor.companyId, id).executeTakeFirstOrThrow();
    if (devices.has) throw new AppError('SHOP_HAS_DEVICES');
    const managers = await managersOf(tx.db, actor.companyId, [id]).execute();
    const managersThen = managers.map((manager) => manager.id);
    const deletion = { deleted_at: tx.now(), deleted_by: actor.memberId, managers_then: managersThen };
    const gone = await q.update(tx.db, actor, id, shop.rev, deletion).executeTakeFirst();
    if (!gone) throw new AppError('STALE');
    await managerRows.dismissAll(tx.db, actor.companyId, [id]).execute();
    await tx.addHistory({ kind: 'shop', id, name: shop.name, event: 'deleted', from: shop.state });
    return { done: true };
  });
}
