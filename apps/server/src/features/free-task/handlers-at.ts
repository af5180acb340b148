import type { freeTaskApi as api } from '@rondo/contract/free-task';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { chosenShops, executors, requireRule } from '../task/index.ts';
import * as q from './free-task.queries.ts';

export interface Place {
  /** Without an id: the company itself. */
  shop: { id: string | null; name: string; path: string; timeZone: string | null };
  handlerIds: readonly string[];
}

/** Where a free task is to be done and by whom: one line a task. Refuses a store outside the scope, a closed one, one without anybody; `leave_out` makes none there instead. */
export async function handlersAt(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { shopIds, executor }: Pick<Parsed<typeof api.create>, 'shopIds' | 'executor'>,
  ifNobody: 'refuse' | 'leave_out' = 'refuse',
): Promise<Place[]> {
  const isEach = executor.kind !== 'manager' && executor.how === 'all';
  const each = (shop: Place['shop'], ids: readonly string[]): Place[] =>
    isEach ? ids.map((id) => ({ shop, handlerIds: [id] })) : [{ shop, handlerIds: ids }];
  if (shopIds.length === 0) {
    // Without a store there is no role at a store and no manager: only people can be named.
    if (executor.kind !== 'members') throw new AppError('HANDLER_NEEDED');
    const { name } = await q.companyName(db, actor.companyId).executeTakeFirstOrThrow();
    return each({ id: null, name, path: '', timeZone: null }, [...new Set(executor.memberIds)]);
  }
  const chosen = await chosenShops(db, actor, { shopIds, groupIds: [], excludedIds: [] }).execute();
  const shops = ifNobody === 'leave_out' ? chosen.filter(({ state }) => state === 'open') : chosen;
  if (ifNobody === 'refuse') requireAll(shopIds, shops);
  await requireRule(db, actor.companyId, executor);
  const found = await executors(
    db,
    actor.companyId,
    executor,
    shops.map((shop) => shop.id),
  );
  return shops.flatMap(({ id, name, path, time_zone: timeZone }) => {
    const ids = found.get(id) ?? [];
    if (ids.length === 0 && ifNobody === 'leave_out') return [];
    if (ids.length === 0) throw new AppError(executor.kind === 'manager' ? 'SHOP_NEEDS_MANAGER' : 'HANDLER_NEEDED');
    return each({ id, name, path, timeZone }, ids);
  });
}

/** Every store that was named is in scope and open. */
function requireAll(shopIds: readonly string[], shops: readonly { id: string; state: string }[]): void {
  if (shopIds.some((id) => !shops.some((shop) => shop.id === id))) throw new AppError('NOT_FOUND');
  if (shops.some((shop) => shop.state !== 'open')) throw new AppError('SHOP_NOT_OPEN');
}
