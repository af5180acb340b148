import type { Input } from '@rondo/contract/kit/endpoint';
import type { noticeApi } from '@rondo/contract/notice';
import { NOTICE_CATEGORIES, NOTICE_IMPORTANCES, NOTICE_STATES } from '@rondo/domain/notice';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of both lists as they stand in their address; `state` is of those that are managed, `unread` of those that were received. */
export const FILTERS = ['state', 'unread', 'category', 'importance', 'authorId', 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('notice.state'),
  unread: t('notice.unread'),
  category: t('notice.categoryLabel'),
  importance: t('notice.importanceLabel'),
  authorId: t('notice.author'),
  from: t('notice.period'),
  to: t('notice.period'),
});

type Params = ListParams<FilterName>;
const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** What both endpoints take; values that are none of the known ones are left out. */
const shared = ({ page, size, q, filters }: Params) => ({
  ...{ page, size, keyword: q },
  category: some(NOTICE_CATEGORIES.filter((one) => filters.category.includes(one))),
  importance: some(NOTICE_IMPORTANCES.filter((one) => filters.importance.includes(one))),
  authorId: some(filters.authorId),
  from: filters.from[0],
  to: filters.to[0],
});

export const receivedInput = (params: Params): Input<typeof noticeApi.received> => ({
  ...shared(params),
  unread: params.filters.unread[0] === 'true' ? true : undefined,
});

export const managedInput = (params: Params): Input<typeof noticeApi.list> => ({
  ...shared(params),
  sort: params.sort === '-sent' ? '-sent' : '-created',
  state: some(NOTICE_STATES.filter((one) => params.filters.state.includes(one))),
});
