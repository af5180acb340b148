import type { Input } from '@rondo/contract/kit/endpoint';
import { SUBSCRIPTION_SORTS, type subscriptionApi } from '@rondo/contract/subscription';
import { SUBSCRIPTION_REPORT_KEYS, SUBSCRIPTION_STATES } from '@rondo/domain/subscription';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'report'] as const;
export type FilterName = (typeof FILTERS)[number];

export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('subscription.state'),
  report: t('subscription.of'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof subscriptionApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    page,
    size,
    keyword: q,
    sort: SUBSCRIPTION_SORTS.find((known) => known === sort?.replace('-next', 'next')) ?? '-created',
    state: some(SUBSCRIPTION_STATES.filter((state) => filters.state.includes(state))),
    report: some(SUBSCRIPTION_REPORT_KEYS.filter((report) => filters.report.includes(report))),
  };
}
