import type { feedbackApi } from '@rondo/contract/feedback';
import type { Input } from '@rondo/contract/kit/endpoint';
import { FEEDBACK_KINDS, FEEDBACK_STATES } from '@rondo/domain/feedback';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the lists as they stand in their addresses. */
export const MINE_FILTERS = ['state', 'kind'] as const;
export type MineFilter = (typeof MINE_FILTERS)[number];
export const SUPPORT_FILTERS = [...MINE_FILTERS, 'memberId', 'hasError', 'from', 'to'] as const;
export type SupportFilter = (typeof SUPPORT_FILTERS)[number];

/** What the filters are called. */
export const mineLabels = (t: Translate): Record<MineFilter, string> => ({
  state: t('feedback.column.state'),
  kind: t('feedback.column.kind'),
});
export const filterLabels = (t: Translate): Record<SupportFilter, string> => ({
  ...mineLabels(t),
  memberId: t('feedback.column.author'),
  hasError: t('feedback.hasError'),
  from: t('feedback.column.created'),
  to: t('feedback.column.created'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

const askedOfBoth = ({ q, sort, filters }: Pick<ListParams<MineFilter>, 'q' | 'sort' | 'filters'>) => ({
  ...{ keyword: q, sort: sort === 'created' ? ('created' as const) : ('-created' as const) },
  state: some(FEEDBACK_STATES.filter((one) => filters.state.includes(one))),
  kind: FEEDBACK_KINDS.find((one) => one === filters.kind[0]),
});

/** The address of the reader's own list as the endpoint takes it; values that are none of the known ones are left out. */
export const mineInput = (params: ListParams<MineFilter>): Input<typeof feedbackApi.mine> => ({
  ...askedOfBoth(params),
  ...{ page: params.page, size: params.size },
});

/** What the address of the company's list asks for, without the page. */
export const askedOf = (params: Pick<ListParams<SupportFilter>, 'q' | 'sort' | 'filters'>) => {
  const { memberId, hasError, from, to } = params.filters;
  const is = { true: true, false: false }[hasError[0] ?? ''];
  return { ...askedOfBoth(params), memberId: some(memberId), hasError: is, from: from[0], to: to[0] };
};

export const supportInput = (params: ListParams<SupportFilter>): Input<typeof feedbackApi.list> => ({
  ...askedOf(params),
  ...{ page: params.page, size: params.size },
});
