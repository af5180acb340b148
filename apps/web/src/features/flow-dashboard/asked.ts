import type { flowFiguresApi } from '@rondo/contract/flow-figures';
import type { FlowDashboardFilters, FlowWidget } from '@rondo/contract/flow-widget';
import type { Input } from '@rondo/contract/kit/endpoint';
import { addDays, daysBetween, isCivilDate } from '@rondo/domain/civil-time';
import { FLOW_COMPARES, FLOW_GRANULARITIES, type FlowGranularity } from '@rondo/domain/flow-asked';
import type { FlowPeriod } from '@rondo/domain/flow-dashboard';
import { FLOW_PERIODS } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { funnelMetrics } from './funnel-rates.ts';

/** Filters of a dashboard as they stand in its address, where they are other than saved; `open` names what a number opened. */
export const FILTERS = [
  ...(['period', 'from', 'to', 'compare', 'granularity', 'openOnly', 'shopId', 'groupId', 'shopTag'] as const),
  ...(['counterId', 'estimates', 'events', 'edit', 'wall'] as const),
] as const;
type FilterName = (typeof FILTERS)[number];
export type UrlFilters = Record<FilterName, string[]>;

type FiguresInput = Input<typeof flowFiguresApi.read>;
export type Question = FiguresInput['questions'][number];

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const isId = (value: string): boolean => ID.test(value);

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

/** The days of a period that moves with the day. */
function daysOf(period: FlowPeriod, today: string): { from: string; to: string } {
  const first = `${today.slice(0, 7)}-01`;
  const yesterday = addDays(today, -1);
  const lastMonth = addDays(first, -1);
  const periods: Record<FlowPeriod, { from: string; to: string }> = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    last7: { from: addDays(today, -7), to: yesterday },
    last30: { from: addDays(today, -30), to: yesterday },
    thisMonth: { from: first, to: today },
    lastMonth: { from: `${lastMonth.slice(0, 7)}-01`, to: lastMonth },
    last12Months: { from: addDays(today, -364), to: yesterday },
  };
  return periods[period];
}

export const spanOf = ({ period, from, to }: Pick<FlowDashboardFilters, 'period' | 'from' | 'to'>, today: string) =>
  period === null && from !== null && to !== null ? { from, to } : daysOf(period ?? 'last7', today);

/** The length of parts that fits a period: finer ones are read up to some days only, and one day is not cut into days. */
function granularityFor({ from, to }: { from: string; to: string }, wanted: FlowGranularity): FlowGranularity {
  const days = daysBetween(from, to) + 1;
  if (days === 1 && wanted !== 'quarter') return 'hour';
  if (wanted === 'quarter' && days > FLOW_LIMIT.quarterDays) return days > FLOW_LIMIT.hourDays ? 'day' : 'hour';
  return wanted === 'hour' && days > FLOW_LIMIT.hourDays ? 'day' : wanted;
}

/** What all widgets are over, as the endpoints take it. */
export function filterInput(filters: FlowDashboardFilters, today: string) {
  const { openOnly, shopId, groupId, shopTag, counterId } = filters;
  return {
    ...{ ...spanOf(filters, today), openOnly },
    ...(shopId.length > 0 ? { shopId } : {}),
    ...(groupId.length > 0 ? { groupId } : {}),
    ...(shopTag.length > 0 ? { shopTag } : {}),
    ...(counterId.length > 0 ? { counterId } : {}),
  };
}

/** What a widget asks: of the dashboard, but for what it says itself. Null: it asks nothing. */
export function questionOf(
  widget: FlowWidget,
  filters: FlowDashboardFilters,
  { today, estimates }: { today: string; estimates: boolean },
): Question | null {
  const { kind, metrics, own } = widget;
  if (kind === 'text' || metrics.length === 0) return null;
  // A period of its own replaces the whole of the dashboard's, also one of fixed days.
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const asked: FlowDashboardFilters = { ...filters, ...given };
  const input = filterInput(asked, today);
  const zones = kind === 'floor' ? widget.zones.map(({ counterId }) => counterId) : [];
  return {
    ...{ key: widget.key, metrics: kind === 'funnel' ? funnelMetrics(metrics) : metrics },
    ...{ compare: asked.compare, estimates, ...input },
    by: kind === 'number' ? 'time' : widget.by,
    granularity: granularityFor(input, asked.granularity),
    most: kind === 'map' ? FLOW_LIMIT.mapped : FLOW_LIMIT.ranked,
    ...(zones.length > 0 ? { counterId: zones } : {}),
  };
}
