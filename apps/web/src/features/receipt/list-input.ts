import type { Input } from '@rondo/contract/kit/endpoint';
import type { receiptApi } from '@rondo/contract/receipt';
import { RECEIPT_SETS, RECEIPT_STATES, type ReceiptCount } from '@rondo/domain/receipt';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'overdue', 'from', 'to', 'shopId', 'groupId', 'memberId', 'recordId', 'mine'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('receipt.column.state'),
  overdue: t('receipt.overdue'),
  from: t('receipt.column.sent'),
  to: t('receipt.column.sent'),
  shopId: t('receipt.column.shop'),
  groupId: t('receipt.column.group'),
  memberId: t('receipt.column.member'),
  recordId: t('receipt.column.record'),
  mine: t('receipt.mine'),
});

const SORTS = ['-sent', 'sent', 'due'] as const;
const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
const flagOf = ([value]: readonly string[]): boolean | undefined =>
  value === 'true' ? true : value === 'false' ? false : undefined;

type Asked = Pick<ListParams<FilterName>, 'q' | 'sort' | 'filters'>;

/** The filters that the counts follow: all but those that a count itself opens. */
export const placesOf = ({ q, filters }: Asked): Input<typeof receiptApi.counts> => ({
  keyword: q,
  recordId: some(filters.recordId),
  shopId: some(filters.shopId),
  groupId: some(filters.groupId),
  memberId: some(filters.memberId),
  mine: flagOf(filters.mine),
  from: filters.from[0],
  to: filters.to[0],
});

/** What the address asks for, without the page; values that are none of the known ones are left out. */
export const askedOf = (params: Asked) => ({
  ...placesOf(params),
  sort: SORTS.find((known) => known === params.sort) ?? ('-sent' as const),
  state: some(RECEIPT_STATES.filter((state) => params.filters.state.includes(state))),
  overdue: flagOf(params.filters.overdue),
});

export const inputOf = (params: ListParams<FilterName>): Input<typeof receiptApi.list> => ({
  ...askedOf(params),
  ...{ page: params.page, size: params.size },
});

/** The address of exactly the rows that a count is of, under the other filters. */
export function countLink(search: string, count: ReceiptCount): string {
  const query = new URLSearchParams(search);
  for (const name of ['state', 'overdue', 'page', 'open']) query.delete(name);
  for (const state of RECEIPT_SETS[count]) query.append('state', state);
  if (count === 'overdue') query.set('overdue', 'true');
  return `/inspect/receipt?${query}`;
}
