import { addDays, daysBetween } from './civil-time.ts';
import { FLOW_LIMIT } from './flow-limit.ts';
import { FLOW_METRICS, type FlowMetricKey } from './flow-metric.ts';

export const FLOW_GRANULARITIES = ['quarter', 'hour', 'day', 'week', 'month'] as const;
export type FlowGranularity = (typeof FLOW_GRANULARITIES)[number];
export const FLOW_COMPARES = ['none', 'previous', 'year'] as const;
export type FlowCompare = (typeof FLOW_COMPARES)[number];
/** What a widget's points are: none, parts of the period, stores, their groups, hours of the weekdays, counters. */
export const FLOW_BY = ['none', 'time', 'shop', 'group', 'weekHour', 'counter'] as const;
export type FlowBy = (typeof FLOW_BY)[number];
/** What is read: readings, or the sums of hours or of days. */
export const FLOW_READS = ['reading', 'hour', 'day'] as const;
export type FlowRead = (typeof FLOW_READS)[number];

interface FlowQuestion {
  from: string;
  to: string;
  granularity: FlowGranularity;
  by: FlowBy;
  hasCounters: boolean;
}

/** From where a question is answered: the smallest that knows it. */
export function flowReadOf({ granularity, by, hasCounters }: Omit<FlowQuestion, 'from' | 'to'>): FlowRead {
  if (hasCounters || by === 'counter' || (by === 'time' && granularity === 'quarter')) return 'reading';
  if (by === 'weekHour' || (by === 'time' && granularity === 'hour')) return 'hour';
  return 'day';
}

/** From where the whole of a period is answered: one number for one thing, however finely its parts are looked at. */
export const flowTotalReadOf = (hasCounters: boolean): FlowRead => (hasCounters ? 'reading' : 'day');

/** The shortest parts that know all of these metrics: what only a store's whole hour tells, sales among it, is shown by the hour. */
export const flowPartsOf = (granularity: FlowGranularity, metrics: readonly FlowMetricKey[]): FlowGranularity =>
  granularity === 'quarter' && metrics.some((metric) => FLOW_METRICS[metric].isOfStore) ? 'hour' : granularity;

/** How many days a question may span. */
export function flowMostDays(read: FlowRead, longest: number): number {
  if (read === 'reading') return FLOW_LIMIT.quarterDays;
  return read === 'hour' ? FLOW_LIMIT.hourDays : longest;
}

/**
 * How many days before the compared period lies: the fewest whole weeks that take it before this one, so that weekdays meet weekdays; or
 * 52 weeks.
 */
export function flowShift({ from, to }: { from: string; to: string }, compare: Exclude<FlowCompare, 'none'>): number {
  const days = daysBetween(from, to) + 1;
  const weeks = Math.ceil(days / 7) * 7;
  return compare === 'previous' ? weeks : Math.max(364, weeks);
}

export const shifted = ({ from, to }: { from: string; to: string }, days: number) => ({
  from: addDays(from, -days),
  to: addDays(to, -days),
});

/** Whether enough of the hours are complete in both periods to call a change good or bad. */
export const isComparable = ({ matched, of }: { matched: number; of: number }): boolean =>
  matched > 0 && (100 * matched) / of >= FLOW_LIMIT.comparablePercent;

/** The parts of a period by day, week or month, cut to it; `key` is the day with which the whole part begins. */
export function flowBuckets({ from, to }: { from: string; to: string }, granularity: 'day' | 'week' | 'month') {
  const buckets: { key: string; from: string; to: string }[] = [];
  for (let key = startOf(from, granularity); key <= to; ) {
    const next =
      granularity === 'month' ? startOf(addDays(key, 31), 'month') : addDays(key, granularity === 'week' ? 7 : 1);
    const last = addDays(next, -1);
    buckets.push({ key, from: key < from ? from : key, to: last > to ? to : last });
    key = next;
  }
  return buckets;
}

function startOf(day: string, granularity: 'day' | 'week' | 'month'): string {
  if (granularity === 'day') return day;
  if (granularity === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
