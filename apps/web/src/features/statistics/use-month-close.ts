import { monthCloseApi } from '@rondo/contract/month-close';
import { useCall } from '../../shared/http/query.ts';
import type { Asked } from './filter.ts';

/** The closed months of a period under the filters of a page, and what was restated. */
export function useMonthClose({ granularity: _granularity, compare: _compare, basis: _basis, ...filter }: Asked) {
  return useCall(monthCloseApi.overview, filter, { keepPrevious: true, part: true });
}
