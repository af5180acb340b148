import type { Input } from '@rondo/contract/kit/endpoint';
import { SUBSCRIPTION_SORTS, type subscriptionApi } from '@rondo/contract/subscription';
import { SUBSCRIPTION_STATES } from '@rondo/domain/subscription';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'shopId', 'memberId', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('subscription.state'),
  shopId: t('subscription.shop'),
  memberId: t('subscription.member'),
  from: t('subscription.day'),
  to: t('subscription.day'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof subscriptionApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    page,
    size,
    keyword: q,
    // By creation it is only asked for newest first.
    sort: SUBSCRIPTION_SORTS.find((known) => known === (sort === 'created' ? '-created' : sort)) ?? '-day',
    state: some(SUBSCRIPTION_STATES.filter((state) => filters.state.includes(state))),
    shopId: some(filters.shopId),
    memberId: some(filters.memberId),
    from: filters.from[0],
    to: filters.to[0],
  };
}
