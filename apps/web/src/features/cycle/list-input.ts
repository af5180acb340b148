import type { cycleApi } from '@rondo/contract/cycle';
import type { Input } from '@rondo/contract/kit/endpoint';
import { CYCLE_STATES } from '@rondo/domain/cycle';
import { FREQUENCIES } from '@rondo/domain/cycle/recurrence';
import { MODES } from '@rondo/domain/task';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'frequency', 'mode', 'templateId', 'shopId', 'ownerId'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('cycle.state'),
  frequency: t('cycle.frequency'),
  mode: t('cycle.mode'),
  templateId: t('cycle.template'),
  shopId: t('cycle.shop'),
  ownerId: t('cycle.owner'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof cycleApi.list> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    page,
    size,
    keyword: q,
    sort: sort === 'created' ? 'created' : '-created',
    state: some(CYCLE_STATES.filter((state) => filters.state.includes(state))),
    frequency: some(FREQUENCIES.filter((frequency) => filters.frequency.includes(frequency))),
    mode: some(MODES.filter((mode) => filters.mode.includes(mode))),
    templateId: some(filters.templateId),
    shopId: some(filters.shopId),
    ownerId: some(filters.ownerId),
  };
}
