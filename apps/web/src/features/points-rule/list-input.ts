import type { Input } from '@rondo/contract/kit/endpoint';
import { POINTS_RULE_SORTS, type pointsRuleApi } from '@rondo/contract/points-rule';
import { POINTS_RULE_STATES } from '@rondo/domain/points-rule';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'shopId', 'memberId', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('pointsRule.state'),
  shopId: t('pointsRule.shop'),
  memberId: t('pointsRule.member'),
  from: t('pointsRule.day'),
  to: t('pointsRule.day'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof pointsRuleApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    page,
    size,
    keyword: q,
    // By creation it is only asked for newest first.
    sort: POINTS_RULE_SORTS.find((known) => known === (sort === 'created' ? '-created' : sort)) ?? '-day',
    state: some(POINTS_RULE_STATES.filter((state) => filters.state.includes(state))),
    shopId: some(filters.shopId),
    memberId: some(filters.memberId),
    from: filters.from[0],
    to: filters.to[0],
  };
}
