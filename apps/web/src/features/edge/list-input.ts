import { EDGE_SORTS, type edgeApi } from '@rondo/contract/edge';
import type { Input } from '@rondo/contract/kit/endpoint';
import { EDGE_STATES } from '@rondo/domain/edge';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'shopId'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('edge.state'),
  shopId: t('edge.field.shop'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof edgeApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    page,
    size,
    keyword: q,
    // By creation it is only asked for newest first.
    sort: EDGE_SORTS.find((known) => known === (sort === 'created' ? '-created' : sort)) ?? 'name',
    state: some(EDGE_STATES.filter((state) => filters.state.includes(state))),
    shopId: some(filters.shopId),
  };
}
