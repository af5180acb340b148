import type { Input } from '@rondo/contract/kit/endpoint';
import type { pointsApi } from '@rondo/contract/points';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the accounts as they stand in the address. */
export const ACCOUNT_FILTERS = ['ruleId', 'shopId', 'groupId', 'memberId', 'balanceFrom', 'balanceBelow'] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

/** What the filters are called. */
export const accountLabels = (t: Translate): Record<AccountFilter, string> => ({
  ruleId: t('points.column.rule'),
  shopId: t('pointsRule.targets.shop'),
  groupId: t('points.statistics.group'),
  memberId: t('pointsRule.targets.member'),
  balanceFrom: t('points.balanceSpan'),
  balanceBelow: t('points.balanceSpan'),
});

/** An end of a span of balances; what is no number is left out. */
export const balanceEnd = ([text]: readonly string[]): number | undefined =>
  text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);

const some = (values: string[]): string[] | undefined => (values.length > 0 ? values : undefined);

/** The address of the list as the endpoint takes it. */
export const accountsInput = ({
  page,
  size,
  q,
  sort,
  filters,
}: ListParams<AccountFilter>): Input<typeof pointsApi.accounts> => ({
  ...{ page, size, keyword: q, sort: sort === 'balance' ? 'balance' : '-balance' },
  ...{ ruleId: some(filters.ruleId), shopId: some(filters.shopId), groupId: some(filters.groupId) },
  ...{ memberId: some(filters.memberId), balanceFrom: balanceEnd(filters.balanceFrom) },
  balanceBelow: balanceEnd(filters.balanceBelow),
});
