import type { Input } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import { SHOP_STATES } from '@rondo/domain/shop';
import { realOf } from '../../shared/inspect/real-rows.ts';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';
import { CAMERAS, type FilterName } from './components/shop-filters.tsx';

const SORTS = ['name', '-name', '-updated', '-inspected', 'inspected', 'score', '-score'] as const;

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf(params: ListParams<FilterName>): Input<typeof shopApi.list> {
  const { page, size, q, filters } = params;
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  // Updates are only asked for newest first.
  const sort = params.sort === 'updated' ? '-updated' : params.sort;
  return {
    page,
    size,
    keyword: q,
    sort: SORTS.find((known) => known === sort) ?? 'name',
    state: some(SHOP_STATES.filter((state) => filters.state.includes(state))),
    groupId: some(filters.group),
    managerId: some(filters.manager),
    tag: some(filters.tag),
    real: realOf(filters.real),
    cameras: CAMERAS.find((one) => filters.cameras.includes(one)),
    notInspectedSince: filters.notInspectedSince[0],
    custom: some(filters.custom),
  };
}
