import type { Input } from '@rondo/contract/kit/endpoint';
import type { messageApi } from '@rondo/contract/message';
import { LIVE_MESSAGE_CATEGORIES, type LiveMessageCategory } from '@rondo/domain/live';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the messages as they stand in the address. */
export const FILTERS = ['category', 'unread', 'from', 'to', 'shopId'] as const;
export type FilterName = (typeof FILTERS)[number];
export type Filters = Record<FilterName, string[]>;

/** The category that the address names; `null` for all of them. */
export const categoryOf = (filters: Filters): LiveMessageCategory | null =>
  LIVE_MESSAGE_CATEGORIES.find((one) => one === filters.category[0]) ?? null;

/** The address as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, filters }: ListParams<FilterName>): Input<typeof messageApi.list> {
  const category = categoryOf(filters);
  return {
    page,
    size,
    category: category ? [category] : undefined,
    unread: filters.unread[0] === 'true' ? true : undefined,
    from: filters.from[0],
    to: filters.to[0],
    shopId: filters.shopId.length > 0 ? filters.shopId : undefined,
  };
}

/** Whether more than a category was chosen: a category without messages has nothing yet, it hides nothing. */
export const isNarrowed = (filters: Filters): boolean =>
  FILTERS.some((name) => name !== 'category' && filters[name].length > 0);

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  category: t('message.categoryFilter'),
  unread: t('message.unreadOnly'),
  from: t('record.filter.period'),
  to: t('record.filter.period'),
  shopId: t('record.filter.shop'),
});
