import { addDays, daysBetween } from '@rondo/domain/civil-time';
import { FLOW_COMPARES, type FlowGranularity, type FlowRead } from '@rondo/domain/flow-asked';
import type { FlowPeriod } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import type { FlowMetricKey } from '@rondo/domain/flow-metric';
import { z } from 'zod';
import type { flowFiguresApi } from './flow-figures.ts';
import type { FlowDashboardFilters, FlowWidget } from './flow-widget.ts';
import type { Input } from './kit/endpoint.ts';
import { day, flag, id, many } from './kit/shapes.ts';
import { shopTraits } from './shop-traits.ts';

/** What a widget of a dashboard asks: of the page, and of what leaves as a file. */
export type FlowAsked = Input<typeof flowFiguresApi.read>['questions'][number];

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
): FlowAsked | null {
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

/** What stands behind a figure of the whole of a question, as the endpoints of its rows take it; `read`: what the total was read from. */
export function totalRows(question: Omit<FlowAsked, 'key' | 'metrics'>, metric: FlowMetricKey, read: FlowRead) {
  const { from, to, openOnly, shopId, groupId, shopTag, counterId } = question;
  return {
    ...{ from, to, openOnly, metric, read },
    ...(shopId ? { shopId } : {}),
    ...(groupId ? { groupId } : {}),
    ...(shopTag ? { shopTag } : {}),
    ...(counterId ? { counterId } : {}),
  };
}

/** What a report of a dashboard is asked: which one, its days, and what stands in the address of its page in place of what was saved. */
export const flowReport = z.object({
  dashboard: id,
  from: day,
  to: day,
  compare: z.enum(FLOW_COMPARES).optional(),
  openOnly: flag.optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  shopTag: shopTraits.shopTag,
  counterId: many(id).optional(),
});

/** What the dashboard of a report is asked: as its page with these days and filters in the address. */
export function reportFilters(
  saved: FlowDashboardFilters,
  { dashboard: _dashboard, from, to, ...asked }: z.output<typeof flowReport>,
): FlowDashboardFilters & { from: string; to: string } {
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return { ...saved, ...given, period: null, from, to };
}

/** The rates from step to step that have a rule of their own: of the stores and hours that have both, which the steps are not. */
const RATES: readonly { before: FlowMetricKey; of: FlowMetricKey; rate: FlowMetricKey }[] = [
  { before: 'passers', of: 'entries', rate: 'captureRate' },
  { before: 'entries', of: 'transactions', rate: 'conversion' },
];

/** The rate between two steps of a funnel; null: they are divided as they are. */
export const stepRate = (before: FlowMetricKey, of: FlowMetricKey): FlowMetricKey | null =>
  RATES.find((one) => one.before === before && one.of === of)?.rate ?? null;

/** The steps of a funnel and the rates between them, as many as one question takes. */
function funnelMetrics(steps: readonly FlowMetricKey[]): FlowMetricKey[] {
  const rates = steps.flatMap((of, index) => {
    const before = steps[index - 1];
    return before === undefined ? [] : (stepRate(before, of) ?? []);
  });
  return [...new Set([...steps, ...rates])].slice(0, FLOW_LIMIT.metrics);
}
