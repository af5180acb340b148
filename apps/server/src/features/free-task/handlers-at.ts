import type { freeTaskApi as api } from '@rondo/contract/free-task';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { chosenShops, executors, requireRule } from '../task/index.ts';
import * as q from './free-task.queries.ts';

interface Place {
  /** Without an id: the company itself. */
  shop: { id: string | null; name: string; path: string };
  handlerIds: readonly string[];
}

/** Where a free task is to be done and by whom: one line a task. Refuses a store outside the scope, a closed one, one without anybody. */
export async function handlersAt(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { shopIds, executor }: Pick<Parsed<typeof api.create>, 'shopIds' | 'executor'>,
): Promise<Place[]> {
  const isEach = executor.kind !== 'manager' && executor.how === 'all';
  const each = (shop: Place['shop'], ids: readonly string[]): Place[] =>
    isEach ? ids.map((id) => ({ shop, handlerIds: [id] })) : [{ shop, handlerIds: ids }];
  if (shopIds.length === 0) {
    // Without a store there is no role at a store and no manager: only people can be named.
    if (executor.kind !== 'members') throw new AppError('HANDLER_NEEDED');
    const { name } = await q.companyName(db, actor.companyId).executeTakeFirstOrThrow();
    return each({ id: null, name, path: '' }, [...new Set(executor.memberIds)]);
  }
  const shops = await chosenShops(db, actor, { shopIds, groupIds: [], excludedIds: [] }).execute();
  if (shopIds.some((id) => !shops.some((shop) => shop.id === id))) throw new AppError('NOT_FOUND');
  if (shops.some((shop) => shop.state !== 'open')) throw new AppError('SHOP_NOT_OPEN');
  await requireRule(db, actor.companyId, executor);
  const found = await executors(
    db,
    actor.companyId,
    executor,
    shops.map((shop) => shop.id),
  );
  return shops.flatMap(({ id, name, path }) => {
    const ids = found.get(id) ?? [];
    if (ids.length === 0) throw new AppError(executor.kind === 'manager' ? 'SHOP_NEEDS_MANAGER' : 'HANDLER_NEEDED');
    return each({ id, name, path }, ids);
  });
}
