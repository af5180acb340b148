import type { aiRuleApi } from '@rondo/contract/ai-rule';
import type { Input } from '@rondo/contract/kit/endpoint';
import { COVERAGE_STATES } from '@rondo/domain/ai/coverage';
import { AI_KINDS, type AiKind } from '@rondo/domain/ai/kinds';
import { AI_RULE_STATES } from '@rondo/domain/ai-rule';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the rules and of the deployment as they stand in their address. */
export const FILTERS = ['state', 'kind', 'shopId', 'groupId', 'coverage', 'cell'] as const;
export type FilterName = (typeof FILTERS)[number];

export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('aiRule.state'),
  kind: t('aiRule.field.kind'),
  shopId: t('aiRule.shop'),
  groupId: t('aiRule.field.groups'),
  coverage: t('aiRule.coverageState'),
  cell: t('aiRule.field.cameras'),
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

/** The store and the kind of which the cameras are shown, as the address names them. */
export function cellOf(text: string | undefined): { shopId: string; kind: AiKind } | null {
  const [shopId, name] = text?.split(':') ?? [];
  const kind = AI_KINDS.find((one) => one === name);
  return shopId && kind ? { shopId, kind } : null;
}

/** The deployment narrowed further: what a share of it counts. */
export function matrixLink({ q, filters }: ListParams<FilterName>, narrowed: Partial<Record<FilterName, string[]>>) {
  const query = new URLSearchParams({ tab: 'deployment', ...(q ? { q } : {}) });
  for (const [name, values] of Object.entries({ ...filters, cell: [], ...narrowed }))
    for (const value of values ?? []) query.append(name, value);
  return `/ai?${query}`;
}
