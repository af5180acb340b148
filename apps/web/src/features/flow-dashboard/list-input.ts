import type { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import type { Input } from '@rondo/contract/kit/endpoint';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['from', 'ownerId', 'isFavourite'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  from: t('flowDashboard.from.label'),
  ownerId: t('flowDashboard.owner'),
  isFavourite: t('flowDashboard.favourite'),
});

export const WHOSE = ['own', 'others'] as const;
const SORTS = ['name', '-name', 'updated', '-updated'] as const;

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof flowDashboardApi.list> {
  const from = WHOSE.filter((one) => filters.from.includes(one));
  return {
    ...{ page, size, keyword: q },
    sort: SORTS.find((known) => known === sort) ?? '-updated',
    ...(from.length > 0 ? { from } : {}),
    ...(filters.ownerId.length > 0 ? { ownerId: filters.ownerId } : {}),
    ...(filters.isFavourite[0] === 'true' ? { isFavourite: true } : {}),
  };
}
