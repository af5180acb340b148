import { FLOW_COUNTER_SORTS, type flowCounterApi } from '@rondo/contract/flow-counter';
import type { Input } from '@rondo/contract/kit/endpoint';
import { COUNTER_KINDS, COUNTER_SOURCES } from '@rondo/domain/flow-counter';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['kind', 'source', 'state', 'shopId', 'groupId'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  kind: t('flowCounter.kind.title'),
  source: t('flowCounter.source.title'),
  state: t('flowCounter.state'),
  shopId: t('flowCounter.shop'),
  groupId: t('flowCounter.group'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof flowCounterApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  const [state] = filters.state;
  return {
    page,
    size,
    keyword: q,
    // By change it is only asked for newest first.
    sort: FLOW_COUNTER_SORTS.find((known) => known === (sort === 'updated' ? '-updated' : sort)) ?? 'shop',
    kind: some(COUNTER_KINDS.filter((kind) => filters.kind.includes(kind))),
    source: COUNTER_SOURCES.find((source) => source === filters.source[0]),
    isOn: state === 'on' ? true : state === 'off' ? false : undefined,
    shopId: some(filters.shopId),
    groupId: some(filters.groupId),
  };
}
