import type { Input } from '@rondo/contract/kit/endpoint';
import type { learningApi } from '@rondo/contract/learning';
import { LEARNING_SETS, LEARNING_STATES } from '@rondo/domain/learning';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** Filters of the managed lists as they stand in their address. */
export const FILTERS = ['state', 'authorId'] as const;
export type FilterName = (typeof FILTERS)[number];

export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('learning.state'),
  authorId: t('learning.author'),
});

export const mineInput = ({ page, size, q, tab }: ListParams<FilterName>): Input<typeof learningApi.mine> => ({
  ...{ page, size, keyword: q, set: tab === 'done' ? 'done' : 'open' },
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export const managedInput = ({
  page,
  size,
  q,
  sort,
  filters,
}: ListParams<FilterName>): Input<typeof learningApi.list> => ({
  ...{ page, size, keyword: q, sort: sort === 'due' ? 'due' : '-created' },
  state: some(LEARNING_STATES.filter((state) => filters.state.includes(state))),
  authorId: some(filters.authorId),
});

/** Filters of a report; `id`: of which list. */
export const REPORT_FILTERS = ['id', 'set', 'shopId', 'departmentId'] as const;
export type ReportFilterName = (typeof REPORT_FILTERS)[number];

export const reportLabels = (t: Translate): Record<ReportFilterName, string> => ({
  id: t('learning.noun'),
  set: t('learning.report.set'),
  shopId: t('learning.report.shops'),
  departmentId: t('learning.report.departments'),
});

export const reportInput = ({
  page,
  size,
  q,
  filters,
}: ListParams<ReportFilterName>): Input<typeof learningApi.report> => ({
  ...{ page, size, ...reportOf({ q, filters }) },
});

/** The same without its pages, as the file is asked for. */
export const reportOf = ({ q, filters }: Pick<ListParams<ReportFilterName>, 'q' | 'filters'>) => ({
  id: filters.id[0] ?? '',
  set: LEARNING_SETS.find((set) => set === filters.set[0]) ?? 'all',
  keyword: q,
  shopId: some(filters.shopId),
  departmentId: some(filters.departmentId),
});
