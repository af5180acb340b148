import type { Input } from '@rondo/contract/kit/endpoint';
import type { pointsApi } from '@rondo/contract/points';
import { POINTS_EVENTS } from '@rondo/domain/points/event';
import { POINTS_KINDS, POINTS_SIGNS } from '@rondo/domain/points/ledger';
import { POINTS_APPEAL_STATES } from '@rondo/domain/points-appeal';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the ledger as they stand in the address. */
export const LEDGER_FILTERS = [
  ...(['ruleId', 'accountId', 'sourceId', 'shopId', 'memberId', 'event', 'kind', 'sign', 'limited'] as const),
  ...(['groupId', 'from', 'to', 'appeal', 'toDecide', 'detailKey', 'byHand'] as const),
] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

/** What the filters are called. */
export const ledgerLabels = (t: Translate): Record<LedgerFilter, string> => ({
  ruleId: t('points.column.rule'),
  accountId: t('points.noun'),
  sourceId: t('points.column.source'),
  groupId: t('points.statistics.group'),
  shopId: t('pointsRule.targets.shop'),
  memberId: t('pointsRule.targets.member'),
  event: t('points.column.event'),
  kind: t('points.column.kind'),
  sign: t('points.sign'),
  limited: t('points.limited'),
  appeal: t('points.column.appeal'),
  toDecide: t('points.toDecide'),
  detailKey: t('points.detail'),
  byHand: t('points.statistics.byHand'),
  from: t('points.column.at'),
  to: t('points.column.at'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** What the address asks for, without the page. */
export const askedOf = ({ q, sort, filters }: Pick<ListParams<LedgerFilter>, 'q' | 'sort' | 'filters'>) => ({
  ...{ keyword: q, sort: sort === 'at' ? ('at' as const) : ('-at' as const) },
  ...{ ruleId: some(filters.ruleId), accountId: some(filters.accountId), shopId: some(filters.shopId) },
  ...{ memberId: some(filters.memberId), sourceId: some(filters.sourceId), groupId: some(filters.groupId) },
  event: some(POINTS_EVENTS.filter((one) => filters.event.includes(one))),
  kind: some(POINTS_KINDS.filter((one) => filters.kind.includes(one))),
  sign: POINTS_SIGNS.find((one) => one === filters.sign[0]),
  appeal: some(POINTS_APPEAL_STATES.filter((one) => filters.appeal.includes(one))),
  toDecide: filters.toDecide[0] === 'true' ? true : undefined,
  detailKey: some(filters.detailKey),
  byHand: filters.byHand[0] === 'true' ? true : undefined,
  limited: filters.limited[0] === 'true' ? true : undefined,
  ...{ from: filters.from[0], to: filters.to[0] },
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export const ledgerInput = (params: ListParams<LedgerFilter>): Input<typeof pointsApi.ledger> => ({
  ...askedOf(params),
  ...{ page: params.page, size: params.size },
});
