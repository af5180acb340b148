import type { Input } from '@rondo/contract/kit/endpoint';
import { type memberApi, memberSort } from '@rondo/contract/member';
import { MEMBER_STATES } from '@rondo/domain/member';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'department', 'alone', 'role', 'shop'] as const;
export type FilterName = (typeof FILTERS)[number];

type Filters = Input<typeof memberApi.export>;

/** The filters and the order of an address as the endpoints take them; values that are none of the known ones are left out. */
export function filtersOf({ q, filters, sort }: Pick<ListParams<FilterName>, 'q' | 'filters' | 'sort'>): Filters {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  const order = memberSort.safeParse(sort ?? undefined);
  return {
    keyword: q,
    state: some(MEMBER_STATES.filter((state) => filters.state.includes(state))),
    departmentId: filters.department[0],
    below: filters.alone.length === 0,
    roleId: some(filters.role),
    shopId: filters.shop[0],
    sort: order.success ? order.data : undefined,
  };
}

/** One page of the list. */
export function inputOf(params: ListParams<FilterName>): Input<typeof memberApi.list> {
  return { ...filtersOf(params), page: params.page, size: params.size };
}
