import { DEVICE_SORTS, type deviceApi } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { CAMERA_PLACES, CARD_STATES, DEVICE_KINDS, DEVICE_STATES } from '@rondo/domain/device';
import { EVIDENCE } from '@rondo/domain/evidence';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'kind', 'card', 'evidence', 'place', 'shopId', 'groupId'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('device.column.state'),
  kind: t('device.field.kind'),
  card: t('device.column.card'),
  evidence: t('device.evidence.title'),
  place: t('device.field.places'),
  shopId: t('device.field.shop'),
  groupId: t('device.group'),
});

type ListInput = Input<typeof deviceApi.list>;

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): ListInput {
  // By last answer and by creation the list is only asked for newest first.
  const known = sort !== null && ['seen', 'created', 'state'].includes(sort) ? `-${sort}` : sort;
  return {
    page,
    size,
    keyword: q,
    sort: DEVICE_SORTS.find((one) => one === known) ?? 'name',
    state: some(DEVICE_STATES.filter((one) => filters.state.includes(one))),
    ...otherFilters(filters),
  };
}

/** What the counters of the tabs are asked with: every filter but the tab's own. */
export const countedOf = ({ q, filters }: ListParams<FilterName>): Input<typeof deviceApi.counts> => ({
  keyword: q,
  ...otherFilters(filters),
});

const otherFilters = (filters: ListParams<FilterName>['filters']) => ({
  kind: some(DEVICE_KINDS.filter((one) => filters.kind.includes(one))),
  card: some(CARD_STATES.filter((one) => filters.card.includes(one))),
  evidence: some(EVIDENCE.filter((one) => filters.evidence.includes(one))),
  place: some(CAMERA_PLACES.filter((one) => filters.place.includes(one))),
  shopId: some(filters.shopId),
  groupId: some(filters.groupId),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
