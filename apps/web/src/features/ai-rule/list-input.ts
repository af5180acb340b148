import type { aiRuleApi } from '@rondo/contract/ai-rule';
import type { Input } from '@rondo/contract/kit/endpoint';
import { COVERAGE_STATES } from '@rondo/domain/ai/coverage';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { AI_RULE_STATES } from '@rondo/domain/ai-rule';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the rules and of the deployment as they stand in their address. */
export const FILTERS = ['state', 'kind', 'shopId', 'groupId', 'coverage'] as const;
export type FilterName = (typeof FILTERS)[number];

export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('aiRule.state'),
  kind: t('aiRule.field.kind'),
  shopId: t('aiRule.shop'),
  groupId: t('aiRule.field.groups'),
  coverage: t('aiRule.coverageState'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** The address of the rules as the endpoint takes it; values that are none of the known ones are left out. */
export const inputOf = ({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof aiRuleApi.list> => ({
  ...{ page, size, keyword: q, sort: sort === 'created' ? 'created' : '-created' },
  state: some(AI_RULE_STATES.filter((state) => filters.state.includes(state))),
  kind: some(AI_KINDS.filter((kind) => filters.kind.includes(kind))),
  shopId: some(filters.shopId),
});

/** The address of the deployment as the endpoint takes it. */
export const matrixInput = ({
  page,
  size,
  q,
  filters,
}: ListParams<FilterName>): Input<typeof aiRuleApi.deployment> => ({
  ...{ page, size, keyword: q, shopId: some(filters.shopId), groupId: some(filters.groupId) },
  kind: some(AI_KINDS.filter((kind) => filters.kind.includes(kind))),
  state: some(COVERAGE_STATES.filter((state) => filters.coverage.includes(state))),
});
