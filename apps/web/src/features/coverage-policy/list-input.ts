import { COVERAGE_POLICY_SORTS, type coveragePolicyApi } from '@rondo/contract/coverage-policy';
import type { Input } from '@rondo/contract/kit/endpoint';
import { COVERAGE_PERIODS } from '@rondo/domain/coverage';
import { COVERAGE_POLICY_STATES } from '@rondo/domain/coverage-policy';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'per'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('coveragePolicy.state'),
  per: t('coveragePolicy.field.per'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({
  page,
  size,
  q,
  sort,
  filters,
}: ListParams<FilterName>): Input<typeof coveragePolicyApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    page,
    size,
    keyword: q,
    sort: COVERAGE_POLICY_SORTS.find((known) => known === sort) ?? '-created',
    state: some(COVERAGE_POLICY_STATES.filter((state) => filters.state.includes(state))),
    per: some(COVERAGE_PERIODS.filter((per) => filters.per.includes(per))),
  };
}
