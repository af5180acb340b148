import type { Translate } from '../../../shared/i18n.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import type { FilterName } from '../list-input.ts';

/** The tabs of the page; the last one only for whoever sees lists of others. */
export const tabsOf = (t: Translate, isOverseer: boolean) => [
  { key: 'open', label: t('learning.tab.open') },
  { key: 'done', label: t('learning.tab.done') },
  ...(isOverseer ? [{ key: 'managed', label: t('learning.tab.managed') }] : []),
];

/** Another list, without the filters and the open row of this one. */
export const toTab = (params: ReturnType<typeof useListParams<FilterName>>, tab: string) =>
  params.set({ tab, open: null, filters: { state: [], authorId: [] } });
