import { FLOW_COUNTER_SORTS, type flowCounterApi } from '@rondo/contract/flow-counter';
import type { Input } from '@rondo/contract/kit/endpoint';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';
import { COUNTER_FILTERS, counterInput, counterLabels } from './counter-input.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = [...COUNTER_FILTERS, 'state'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  ...counterLabels(t),
  state: t('flowCounter.state'),
});

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ page, size, q, sort, filters }: ListParams<FilterName>): Input<typeof flowCounterApi.list> {
  const [state] = filters.state;
  return {
    page,
    size,
    keyword: q,
    // By change it is only asked for newest first.
    sort: FLOW_COUNTER_SORTS.find((known) => known === (sort === 'updated' ? '-updated' : sort)) ?? 'shop',
    ...counterInput(filters),
    isOn: state === 'on' ? true : state === 'off' ? false : undefined,
  };
}
