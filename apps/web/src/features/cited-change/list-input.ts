import type { citedChangeApi } from '@rondo/contract/cited-change';
import type { Input } from '@rondo/contract/kit/endpoint';
import { CITED_CHANGE_STATES } from '@rondo/domain/cited-change';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

export const FILTERS = ['state'] as const;
export type FilterName = (typeof FILTERS)[number];

export const filterLabels = (t: Translate): Record<FilterName, string> => ({ state: t('citedChange.column.state') });

/** The address as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf({ q, page, size, filters }: ListParams<FilterName>): Input<typeof citedChangeApi.list> {
  const state = CITED_CHANGE_STATES.filter((one) => filters.state.includes(one));
  return { keyword: q, page, size, state: state.length > 0 ? state : undefined };
}
