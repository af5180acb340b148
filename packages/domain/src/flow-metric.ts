import type { FigureUnit } from './figure-unit.ts';
import { percent, quotient } from './percent.ts';

/** What the sums of a store's hour or day hold, as their columns are called, and two that are derived when they are read. */
export const FLOW_SUMS = [
  ...([
    'entries',
    'exits',
    'visitors',
    'groups',
    'group_entries',
    'passers',
    'capture_entries',
    'counted_passers',
  ] as const),
  ...([
    'fittings',
    'fitting_entries',
    'zone_visits',
    'zone_exits',
    'zone_entries',
    'zone_door_exits',
    'dwells',
    'dwell_seconds',
  ] as const),
  ...(['queue_peak', 'queue_waits', 'queue_seconds', 'early_entries'] as const),
  ...(['transactions', 'items', 'amount', 'sale_entries', 'staff', 'staff_entries'] as const),
  /** Of those hours alone in which an entrance counted: what stands over entries or under them. */
  ...(['counted_transactions', 'counted_amount', 'counted_staff'] as const),
  ...(['healthy_minutes', 'expected_minutes'] as const),
  /** Entries in opening hours; how many people are inside and how many were never seen to leave. */
  ...(['open_entries', 'inside', 'drift'] as const),
] as const;
export type FlowSum = (typeof FLOW_SUMS)[number];

/** The sums of some hours of some stores. `isOneStoreDay`: they are of one store and one day. Null: nothing told it. */
export type FlowSums = Record<FlowSum, number | null> & { isOneStoreDay: boolean };

export const CAPTURE_FORMULAS = ['of_street', 'of_passers'] as const;
/** `of_street`: entries / (entries + passers-by), as Aura Vision has it; `of_passers`: entries / passers-by, as Bumbee and V-Count have it. */
export type CaptureFormula = (typeof CAPTURE_FORMULAS)[number];

type FlowUnit = 'count' | 'ratio' | 'seconds' | 'money' | 'number';
/** How figures of several hours and stores become one: added; their parts added and then divided; the highest; never. */
type FlowAdditivity = 'sum' | 'ratio' | 'peak' | 'unique' | 'occupancy';
type FlowSource = 'readings' | 'passage' | 'zone' | 'fitting' | 'queue' | 'sales' | 'health';

interface FlowMetric {
  unit: FlowUnit;
  additivity: FlowAdditivity;
  source: FlowSource;
  /** Parts that are added; of a rate those above and below the line. */
  numerator: readonly FlowSum[];
  denominator: readonly FlowSum[];
  /** Any of these above 0 means that somebody measured it: without, nothing is known, which is not 0. */
  knownBy: readonly FlowSum[];
  /** A rate of fewer is told to be of few. */
  least: number;
  /** Whether more is better; null: neither. */
  isMoreGood: boolean | null;
  /** It is of a whole store and its whole hours: nothing tells it of a quarter of an hour, or of a single counter. */
  isOfStore: boolean;
}

const READ = ['healthy_minutes', 'entries', 'exits'] as const satisfies readonly FlowSum[];
const SOLD = ['transactions', 'amount', 'sale_entries'] as const satisfies readonly FlowSum[];

function sum(
  source: FlowSource,
  part: FlowSum,
  knownBy: readonly FlowSum[],
  more: Partial<FlowMetric> = {},
): FlowMetric {
  const base = { unit: 'count', additivity: 'sum', source, numerator: [part], denominator: [], knownBy } as const;
  return { ...base, least: 0, isMoreGood: true, isOfStore: source === 'sales', ...more };
}

function ratio(
  source: FlowSource,
  numerator: readonly FlowSum[],
  denominator: readonly FlowSum[],
  more: Partial<FlowMetric> = {},
): FlowMetric {
  const base = { unit: 'ratio', additivity: 'ratio', source, numerator, denominator, knownBy: denominator } as const;
  return { ...base, least: 30, isMoreGood: true, isOfStore: source === 'sales', ...more };
}

const METRICS = {
  entries: sum('readings', 'entries', READ),
  exits: sum('readings', 'exits', READ, { isMoreGood: null }),
  visitors: sum('readings', 'visitors', ['visitors'], { additivity: 'unique' }),
  groups: sum('readings', 'groups', ['groups', 'group_entries']),
  passers: sum('passage', 'passers', ['passers', 'capture_entries'], { isMoreGood: null }),
  /** Of stores and hours with a passage counter only. The denominator is that of the company's formula, see `partsOf`. */
  captureRate: ratio('passage', ['capture_entries'], ['capture_entries', 'counted_passers']),
  fittingRate: ratio('fitting', ['fittings'], ['fitting_entries']),
  occupancy: sum('readings', 'inside', READ, { additivity: 'occupancy', isMoreGood: null, isOfStore: true }),
  averageDwell: ratio('zone', ['dwell_seconds'], ['dwells'], { unit: 'seconds', isMoreGood: null }),
  zoneVisitRate: ratio('zone', ['zone_visits'], ['zone_entries']),
  /** People who left a zone of those who left the store (RetailNext), over hours in which both are counted. */
  exposureRate: ratio('zone', ['zone_exits'], ['zone_door_exits'], { isMoreGood: null }),
  transactions: sum('sales', 'transactions', SOLD),
  amount: sum('sales', 'amount', SOLD, { unit: 'money' }),
  items: sum('sales', 'items', SOLD),
  conversion: ratio('sales', ['counted_transactions'], ['sale_entries']),
  ticketValue: ratio('sales', ['amount'], ['transactions'], { unit: 'money', least: 1 }),
  ticketItems: ratio('sales', ['items'], ['transactions'], { unit: 'number', least: 1 }),
  visitorValue: ratio('sales', ['counted_amount'], ['sale_entries'], { unit: 'money' }),
  queuePeak: sum('queue', 'queue_peak', ['queue_peak'], { additivity: 'peak', isMoreGood: false }),
  averageWait: ratio('queue', ['queue_seconds'], ['queue_waits'], { unit: 'seconds', isMoreGood: false, least: 1 }),
  staffRatio: ratio('sales', ['staff_entries'], ['counted_staff'], { unit: 'number', isMoreGood: null, least: 1 }),
  openShare: ratio('readings', ['open_entries'], ['entries'], { isMoreGood: null }),
  earlyEntries: sum('readings', 'early_entries', READ, { isMoreGood: null, isOfStore: true }),
  completeness: ratio('health', ['healthy_minutes'], ['expected_minutes'], { least: 1 }),
} as const satisfies Record<string, FlowMetric>;

export type FlowMetricKey = keyof typeof METRICS;
export const FLOW_METRICS: Readonly<Record<FlowMetricKey, FlowMetric>> = METRICS;
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];
export const FLOW_METRIC_KEYS = keysOf(FLOW_METRICS);

const UNITS = {
  count: 'count',
  number: 'count',
  ratio: 'percent',
  seconds: 'seconds',
  money: 'money',
} as const satisfies Record<FlowUnit, FigureUnit>;
/** In what unit figures of a metric are written. */
export const flowUnitOf = (key: FlowMetricKey): FigureUnit => UNITS[FLOW_METRICS[key].unit];

/** Why there is no figure: nothing measures it, different people of several days or stores, nothing to divide by, no single counter has it. */
export const FLOW_GAPS = ['not_measured', 'not_additive', 'no_base', 'too_long', 'not_of_counters'] as const;
type FlowGap = (typeof FLOW_GAPS)[number];

export interface FlowFigure {
  value: number | null;
  /** Set where `value` is null. */
  why: FlowGap | null;
  /** A rate of too few to say much. */
  isFew: boolean;
  /** A share above 100 %: what is divided does not fit what it is divided by. */
  isOver: boolean;
}

/** What stands above and below the line of a metric by the formula of the company. */
export function partsOf(key: FlowMetricKey, formula: CaptureFormula): Pick<FlowMetric, 'numerator' | 'denominator'> {
  const { numerator, denominator } = FLOW_METRICS[key];
  return {
    numerator,
    denominator: key === 'captureRate' && formula === 'of_passers' ? ['counted_passers'] : denominator,
  };
}

/**
 * The figure of a metric over these sums; rates in percent with one decimal. Never 0 for what cannot be said. `isOfCounters`: the sums
 * are of single counters.
 */
export function flowFigure(
  key: FlowMetricKey,
  sums: FlowSums,
  formula: CaptureFormula,
  isOfCounters = false,
): FlowFigure {
  const { additivity, unit, knownBy, least, isOfStore } = FLOW_METRICS[key];
  const gap = (why: FlowGap): FlowFigure => ({ value: null, why, isFew: false, isOver: false });
  if (isOfCounters && isOfStore) return gap('not_of_counters');
  if (additivity === 'unique' && !sums.isOneStoreDay) return gap('not_additive');
  if (!knownBy.some((one) => (sums[one] ?? 0) > 0)) return gap('not_measured');
  const { numerator, denominator } = partsOf(key, formula);
  const total = (parts: readonly FlowSum[]): number => parts.reduce((all, one) => all + (sums[one] ?? 0), 0);
  const above = total(numerator);
  if (denominator.length === 0) {
    if (additivity === 'occupancy' && sums.inside === null) return gap('too_long');
    if (numerator.every((one) => sums[one] === null)) return gap('not_measured');
    return { value: above, why: null, isFew: false, isOver: false };
  }
  const below = total(denominator);
  const value = unit === 'ratio' ? percent(above, below) : quotient(above, below, unit === 'seconds' ? 0 : 2);
  if (value === null) return gap('no_base');
  return { value, why: null, isFew: below < least, isOver: unit === 'ratio' && value > 100 };
}

/** How much of its minutes the counters were able to count, percent; null: no minute was to be counted. */
export const completenessOf = (sums: Pick<FlowSums, 'healthy_minutes' | 'expected_minutes'>): number | null =>
  percent(sums.healthy_minutes ?? 0, sums.expected_minutes ?? 0);

/** Whether some minutes missing make a figure a lower bound: a sum and a highest can only have been more. */
export const isLowerBound = (key: FlowMetricKey): boolean => {
  const { additivity, source } = FLOW_METRICS[key];
  return source !== 'sales' && (additivity === 'sum' || additivity === 'peak' || additivity === 'unique');
};

/** The sums that figures of these metrics are made of, by either formula, with those that tell how sure they are. */
export const sumsOfMetrics = (keys: readonly FlowMetricKey[]): FlowSum[] => {
  const own = keys.flatMap((key) => {
    const { numerator, denominator, knownBy } = FLOW_METRICS[key];
    return [...numerator, ...denominator, ...knownBy];
  });
  const all = new Set<FlowSum>([...own, 'healthy_minutes', 'expected_minutes']);
  return FLOW_SUMS.filter((one) => all.has(one));
};

/** Sums of which nothing is known. */
export const NO_SUMS: FlowSums = {
  ...(Object.fromEntries(FLOW_SUMS.map((one) => [one, null])) as Record<FlowSum, null>),
  isOneStoreDay: false,
};
