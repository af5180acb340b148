import type { Actor } from './actor.ts';
import type { FlowBy, FlowCompare, FlowGranularity } from './flow-asked.ts';
import type { FlowMetricKey } from './flow-metric.ts';

export const FLOW_WIDGETS = [
  ...([
    'number',
    'line',
    'bar',
    'stacked',
    'heat',
    'ranking',
    'funnel',
    'map',
    'floor',
    'pie',
    'gauge',
    'text',
  ] as const),
] as const;
export type FlowWidgetKind = (typeof FLOW_WIDGETS)[number];

/** Periods that move with the day, and one that stays. */
export const FLOW_PERIODS = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'last12Months',
] as const;
export type FlowPeriod = (typeof FLOW_PERIODS)[number];

export const FLOW_SHARE_LEVELS = ['view', 'edit'] as const;
type FlowShareLevel = (typeof FLOW_SHARE_LEVELS)[number];
export const FLOW_SHARE_KINDS = ['role', 'member'] as const;
export type FlowShareKind = (typeof FLOW_SHARE_KINDS)[number];

export const FLOW_TEMPLATES = [
  ...(['executive', 'shopDaily', 'groupRanking', 'conversion', 'zone', 'queue', 'health'] as const),
] as const;
export type FlowTemplate = (typeof FLOW_TEMPLATES)[number];

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A widget as a template lays it down; its title is that of its first metric until somebody writes another. */
export interface FlowTemplateWidget extends Box {
  kind: FlowWidgetKind;
  metrics: readonly FlowMetricKey[];
  by: FlowBy;
  granularity?: FlowGranularity;
}

interface FlowTemplateContent {
  period: FlowPeriod;
  compare: FlowCompare;
  granularity: FlowGranularity;
  widgets: readonly FlowTemplateWidget[];
}

const cards = (...metrics: FlowMetricKey[]): FlowTemplateWidget[] =>
  metrics.map((metric, index) => ({
    ...{ kind: 'number', metrics: [metric], by: 'none', w: 3, h: 2 },
    ...{ x: (index % 4) * 3, y: Math.floor(index / 4) * 2 },
  }));
const one = (
  kind: FlowWidgetKind,
  metrics: readonly FlowMetricKey[],
  by: FlowBy,
  [x, y, w, h]: readonly [number, number, number, number],
  granularity?: FlowGranularity,
): FlowTemplateWidget => ({ kind, metrics, by, x, y, w, h, ...(granularity ? { granularity } : {}) });

/** What each template begins with. */
export const FLOW_TEMPLATE_CONTENT: Readonly<Record<FlowTemplate, FlowTemplateContent>> = {
  executive: {
    ...{ period: 'last30', compare: 'previous', granularity: 'day' },
    widgets: [
      ...cards('entries', 'captureRate', 'conversion', 'amount'),
      one('line', ['entries'], 'time', [0, 2, 8, 4]),
      one('map', ['entries'], 'shop', [8, 2, 4, 4]),
      one('ranking', ['entries', 'conversion', 'amount'], 'shop', [0, 6, 8, 5]),
      one('funnel', ['passers', 'entries', 'transactions'], 'none', [8, 6, 4, 5]),
    ],
  },
  shopDaily: {
    ...{ period: 'yesterday', compare: 'previous', granularity: 'hour' },
    widgets: [
      ...cards('entries', 'exits', 'occupancy', 'earlyEntries'),
      one('bar', ['entries', 'exits'], 'time', [0, 2, 8, 4], 'hour'),
      one('gauge', ['openShare'], 'none', [8, 2, 4, 4]),
      one('line', ['occupancy'], 'time', [0, 6, 8, 4], 'hour'),
      one('gauge', ['completeness'], 'none', [8, 6, 4, 4]),
    ],
  },
  groupRanking: {
    ...{ period: 'last30', compare: 'previous', granularity: 'week' },
    widgets: [
      ...cards('entries', 'captureRate', 'conversion', 'visitorValue'),
      one('ranking', ['entries', 'captureRate', 'conversion'], 'group', [0, 2, 6, 5]),
      one('pie', ['entries'], 'group', [6, 2, 6, 5]),
      one('ranking', ['entries', 'captureRate', 'conversion', 'amount'], 'shop', [0, 7, 12, 5]),
    ],
  },
  conversion: {
    ...{ period: 'last30', compare: 'previous', granularity: 'day' },
    widgets: [
      ...cards('conversion', 'ticketValue', 'ticketItems', 'visitorValue'),
      one('line', ['conversion'], 'time', [0, 2, 8, 4]),
      one('funnel', ['passers', 'entries', 'transactions'], 'none', [8, 2, 4, 4]),
      one('heat', ['conversion'], 'weekHour', [0, 6, 12, 5]),
      one('bar', ['transactions', 'items'], 'time', [0, 11, 12, 4]),
    ],
  },
  zone: {
    ...{ period: 'last7', compare: 'previous', granularity: 'day' },
    widgets: [
      ...cards('zoneVisitRate', 'averageDwell', 'exposureRate', 'fittingRate'),
      one('floor', ['averageDwell'], 'counter', [0, 2, 7, 6]),
      one('ranking', ['averageDwell'], 'counter', [7, 2, 5, 6]),
      one('line', ['averageDwell'], 'time', [0, 8, 12, 4]),
    ],
  },
  queue: {
    ...{ period: 'last7', compare: 'previous', granularity: 'day' },
    widgets: [
      ...cards('queuePeak', 'averageWait', 'staffRatio', 'entries'),
      one('heat', ['averageWait'], 'weekHour', [0, 2, 12, 5]),
      one('line', ['averageWait'], 'time', [0, 7, 6, 4]),
      one('ranking', ['averageWait', 'queuePeak'], 'shop', [6, 7, 6, 4]),
    ],
  },
  health: {
    ...{ period: 'last7', compare: 'none', granularity: 'day' },
    widgets: [
      ...cards('completeness', 'entries', 'exits', 'earlyEntries'),
      one('line', ['completeness'], 'time', [0, 2, 12, 4]),
      one('ranking', ['completeness', 'entries', 'exits'], 'shop', [0, 6, 12, 5]),
    ],
  },
};

/** What the policy needs to know of a dashboard: whose it is, and what it was shared with the reader for. */
export interface FlowDashboardView {
  ownerId: string;
  shared: FlowShareLevel | null;
}

const isOwn = (actor: Actor, { ownerId }: FlowDashboardView): boolean => actor.isAdmin || actor.memberId === ownerId;

/** Its owner, administrators, and whom it was shared with for it. */
export const mayEditFlowDashboard = (actor: Actor, one: FlowDashboardView): boolean =>
  isOwn(actor, one) || one.shared === 'edit';

/** Sharing and deleting are its owner's and the administrators'. */
export const mayManageFlowDashboard = isOwn;

/** The dashboard that everybody begins with, and the formula of the capture rate, are the company's. */
export const maySetFlowForCompany = (actor: Actor): boolean => actor.codes.has('x_company_setting');

/** What the points of each kind of widget can be; text has none. */
export const FLOW_WIDGET_BY: Readonly<Record<FlowWidgetKind, readonly FlowBy[]>> = {
  number: ['none'],
  line: ['time'],
  bar: ['time', 'shop', 'group', 'counter'],
  stacked: ['time', 'shop', 'group'],
  heat: ['weekHour'],
  ranking: ['shop', 'group', 'counter'],
  funnel: ['none'],
  map: ['shop'],
  floor: ['counter'],
  pie: ['shop', 'group', 'counter'],
  gauge: ['none'],
  text: ['none'],
};
