import type { FlowDashboardFilters } from '@rondo/contract/flow-widget';
import { isCivilDate } from '@rondo/domain/civil-time';
import { FLOW_COMPARES, FLOW_GRANULARITIES } from '@rondo/domain/flow-asked';
import { FLOW_PERIODS } from '@rondo/domain/flow-dashboard';

/** Filters of a dashboard as they stand in its address, where they are other than saved; `open` names what a number opened. */
export const FILTERS = [
  ...(['period', 'from', 'to', 'compare', 'granularity', 'openOnly', 'shopId', 'groupId', 'shopTag'] as const),
  ...(['counterId', 'estimates', 'events', 'edit', 'wall'] as const),
] as const;
/** Those of them that are saved with a dashboard. */
export const SAVED = FILTERS.slice(0, FILTERS.indexOf('estimates'));
type FilterName = (typeof FILTERS)[number];
export type UrlFilters = Record<FilterName, string[]>;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isId = (value: string): boolean => ID.test(value);

/** Those of them that a report of a dashboard keeps: its days are its own, and its figures are of the whole of them. */
const REPORTED = ['compare', 'openOnly', 'shopId', 'groupId', 'shopTag', 'counterId'] as const satisfies FilterName[];

/** What a report of a dashboard is asked: which one, and what stands in the address in place of what was saved. */
export const reportOf = (id: string, filters: FlowDashboardFilters, url: UrlFilters) => ({
  dashboard: id,
  ...Object.fromEntries(REPORTED.filter((name) => url[name].length > 0).map((name) => [name, filters[name]])),
});

/** What a dashboard is asked: as it was saved, and in its place what the address says. Values that are none of the known ones are left out. */
export function filtersOf(saved: FlowDashboardFilters, url: UrlFilters): FlowDashboardFilters {
  const { from, to } = { from: url.from[0], to: url.to[0] };
  const isFixed = from !== undefined && to !== undefined && isCivilDate(from) && isCivilDate(to) && from <= to;
  const period = FLOW_PERIODS.find((one) => one === url.period[0]);
  const given = <T>(values: T[], kept: T[]): T[] => (values.length > 0 ? values : kept);
  return {
    ...saved,
    ...(isFixed ? { period: null, from, to } : period ? { period, from: null, to: null } : {}),
    compare: FLOW_COMPARES.find((one) => one === url.compare[0]) ?? saved.compare,
    granularity: FLOW_GRANULARITIES.find((one) => one === url.granularity[0]) ?? saved.granularity,
    openOnly: url.openOnly.length > 0 ? url.openOnly[0] === 'true' : saved.openOnly,
    shopId: given(url.shopId.filter(isId), saved.shopId),
    groupId: given(url.groupId.filter(isId), saved.groupId),
    shopTag: given(url.shopTag, saved.shopTag),
    counterId: given(url.counterId.filter(isId), saved.counterId),
  };
}
