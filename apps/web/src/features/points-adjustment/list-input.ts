import type { Input } from '@rondo/contract/kit/endpoint';
import type { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { POINTS_SIGNS } from '@rondo/domain/points/ledger';
import { POINTS_ADJUSTMENT_STATES } from '@rondo/domain/points-adjustment';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'ruleId', 'shopId', 'memberId', 'sign', 'toConfirm', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('pointsAdjustment.column.state'),
  ruleId: t('pointsAdjustment.column.rule'),
  shopId: t('pointsRule.targets.shop'),
  memberId: t('pointsRule.targets.member'),
  sign: t('points.sign'),
  toConfirm: t('pointsAdjustment.toConfirm'),
  from: t('pointsAdjustment.column.created'),
  to: t('pointsAdjustment.column.created'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** What the address asks for, without the page; values that are none of the known ones are left out. */
export const askedOf = ({ q, sort, filters }: Pick<ListParams<FilterName>, 'q' | 'sort' | 'filters'>) => ({
  ...{ keyword: q, sort: sort === 'created' ? ('created' as const) : ('-created' as const) },
  state: some(POINTS_ADJUSTMENT_STATES.filter((one) => filters.state.includes(one))),
  ...{ ruleId: some(filters.ruleId), shopId: some(filters.shopId), memberId: some(filters.memberId) },
  sign: POINTS_SIGNS.find((one) => one === filters.sign[0]),
  toConfirm: filters.toConfirm[0] === 'true' ? true : undefined,
  ...{ from: filters.from[0], to: filters.to[0] },
});

/** The address of the list as the endpoint takes it. */
export const inputOf = (params: ListParams<FilterName>): Input<typeof pointsAdjustmentApi.list> => ({
  ...askedOf(params),
  ...{ page: params.page, size: params.size },
});
