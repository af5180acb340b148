import type { Input } from '@rondo/contract/kit/endpoint';
import { POINTS_RULE_SORTS, type pointsRuleApi } from '@rondo/contract/points-rule';
import { POINTS_RULE_STANDINGS, POINTS_TARGETS, POINTS_TYPES } from '@rondo/domain/points-rule';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['standing', 'type', 'target'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  standing: t('pointsRule.column.state'),
  type: t('pointsRule.column.type'),
  target: t('pointsRule.column.target'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof pointsRuleApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    ...{ page, size, keyword: q },
    sort: POINTS_RULE_SORTS.find((known) => known === sort) ?? '-updated',
    standing: some(POINTS_RULE_STANDINGS.filter((one) => filters.standing.includes(one))),
    type: some(POINTS_TYPES.filter((one) => filters.type.includes(one))),
    target: some(POINTS_TARGETS.filter((one) => filters.target.includes(one))),
  };
}
