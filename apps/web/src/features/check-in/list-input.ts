import { CHECK_IN_SORTS, type checkInApi } from '@rondo/contract/check-in';
import type { Input } from '@rondo/contract/kit/endpoint';
import { CHECK_IN_FLAGS, CHECK_IN_KINDS, CHECK_IN_SETS, CHECK_IN_STATES } from '@rondo/domain/check-in';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['set', 'state', 'flag', 'kind', 'shopId', 'memberId', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  set: t('checkIn.set'),
  state: t('checkIn.state'),
  flag: t('checkIn.flag'),
  kind: t('checkIn.kindLabel'),
  shopId: t('checkIn.shop'),
  memberId: t('checkIn.member'),
  from: t('checkIn.day'),
  to: t('checkIn.day'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof checkInApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    page,
    size,
    keyword: q,
    sort: CHECK_IN_SORTS.find((known) => known === sort) ?? '-at',
    set: CHECK_IN_SETS.find((known) => known === filters.set[0]) ?? 'doubt',
    state: some(CHECK_IN_STATES.filter((state) => filters.state.includes(state))),
    flag: some(CHECK_IN_FLAGS.filter((flag) => filters.flag.includes(flag))),
    kind: some(CHECK_IN_KINDS.filter((kind) => filters.kind.includes(kind))),
    shopId: some(filters.shopId),
    memberId: some(filters.memberId),
    from: filters.from[0],
    to: filters.to[0],
  };
}
