import type { flowFiguresApi as api } from '@rondo/contract/flow-figures';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { markers as found } from './markers.queries.ts';
import { countersInScope } from './names.queries.ts';
import { filterOf, requireSpan } from './plan.ts';

export async function markers(
  { db, actor }: Context,
  asked: Parsed<typeof api.markers>,
): Promise<Output<typeof api.markers>> {
  requireSpan(asked, 'day');
  const rows = await found(db, { ...filterOf(asked), actor });
  return rows.map(({ kind, day, id, name, shop_id, shop_name }) => ({
    ...{ kind, day, id, name },
    shop: shop_id === null ? null : { id: shop_id, name: shop_name ?? '' },
  }));
}

export async function counters(
  { db, actor }: Context,
  filter: Parsed<typeof api.counters>,
): Promise<Output<typeof api.counters>> {
  const rows = await countersInScope(db, actor, filter).execute();
  return rows.map(({ id, name, kind, shop_id, shop_name }) => ({
    id,
    name,
    kind,
    shop: { id: shop_id, name: shop_name },
  }));
}
