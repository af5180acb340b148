import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { MODES } from '@rondo/domain/task';

/** The filters of the page as they stand in its address. `within` is the period a bar was picked from, `from_to`. */
export const FILTERS = [
  'from',
  'to',
  'compare',
  'granularity',
  'shopId',
  'groupId',
  'templateId',
  'mode',
  'within',
  'snapshot',
] as const;
export type FilterName = (typeof FILTERS)[number];
export type Filters = Record<FilterName, string[]>;

export const GRANULARITIES = ['day', 'week', 'month'] as const;
export const COMPARES = ['previous', 'year'] as const;

/** What is asked of the server; the same for the figures, the table and the frozen copy. */
export type Asked = Parsed<typeof statisticsApi.freeze>;

/** The address as the endpoints take it; without a period the last 30 days up to `today`. */
export function askedOf(filters: Filters, usual: { from: string; to: string }): Asked {
  const [from, to] = [filters.from[0], filters.to[0]];
  const mode = MODES.filter((one) => filters.mode.includes(one));
  return {
    ...(from && to ? { from, to } : usual),
    granularity: GRANULARITIES.find((one) => one === filters.granularity[0]) ?? 'week',
    compare: COMPARES.find((one) => one === filters.compare[0]) ?? 'previous',
    ...(filters.shopId.length > 0 ? { shopId: filters.shopId } : {}),
    ...(filters.groupId.length > 0 ? { groupId: filters.groupId } : {}),
    ...(filters.templateId.length > 0 ? { templateId: filters.templateId } : {}),
    ...(mode.length > 0 ? { mode } : {}),
  };
}
