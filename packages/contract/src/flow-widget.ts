import { isArea } from '@rondo/domain/detection';
import { FLOW_BY, FLOW_COMPARES, FLOW_GRANULARITIES } from '@rondo/domain/flow-asked';
import { FLOW_PERIODS, FLOW_TEMPLATE_CONTENT, FLOW_WIDGETS, type FlowTemplate } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { FLOW_METRIC_KEYS } from '@rondo/domain/flow-metric';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { day, id, line, text } from './kit/shapes.ts';

const ids = z.array(id).max(LIMIT.page.values);
export const flowMetric = z.enum(FLOW_METRIC_KEYS);
const metrics = z.array(flowMetric).max(FLOW_LIMIT.metrics);

/** What is asked of all widgets; the period moves with the day, or is the one of `from` and `to`. */
const asked = {
  period: z.enum(FLOW_PERIODS).nullable(),
  from: day.nullable(),
  to: day.nullable(),
  compare: z.enum(FLOW_COMPARES),
  granularity: z.enum(FLOW_GRANULARITIES),
  openOnly: z.boolean(),
  shopId: ids,
  groupId: ids,
  shopTag: z.array(text(LIMIT.shop.tag)).max(LIMIT.page.values),
  counterId: ids,
};
const flowDashboardFilters = z.object({
  period: asked.period.default('last7'),
  from: asked.from.default(null),
  to: asked.to.default(null),
  compare: asked.compare.default('previous'),
  granularity: asked.granularity.default('day'),
  openOnly: asked.openOnly.default(false),
  shopId: asked.shopId.default([]),
  groupId: asked.groupId.default([]),
  shopTag: asked.shopTag.default([]),
  counterId: asked.counterId.default([]),
});
export type FlowDashboardFilters = z.output<typeof flowDashboardFilters>;

/** Where a zone lies, in thousandths of the picture's width and height: its corners, and the rectangle around them. */
const share = z.number().int().min(0).max(FLOW_LIMIT.thousandths);
const corners = z.array(z.object({ x: share, y: share })).max(LIMIT.area.points.max);
const zone = z.object({
  ...{ counterId: id, x: share, y: share, w: share, h: share },
  /** None: the rectangle itself, as it was said before zones were drawn. */
  area: corners.default([]).refine(isArea, { message: 'invalid' }),
});
export type FlowZone = z.output<typeof zone>;

const place = z
  .number()
  .int()
  .min(0)
  .max(FLOW_LIMIT.widgets * FLOW_LIMIT.rows);

const flowWidget = z.object({
  /** Unique on its dashboard. */
  key: line(FLOW_LIMIT.key),
  kind: z.enum(FLOW_WIDGETS),
  /** Empty: the names of its metrics. */
  title: text(FLOW_LIMIT.name).default(''),
  x: z
    .number()
    .int()
    .min(0)
    .max(FLOW_LIMIT.columns - 1),
  y: place,
  w: z.number().int().min(FLOW_LIMIT.leastColumns).max(FLOW_LIMIT.columns),
  h: z.number().int().min(1).max(FLOW_LIMIT.rows),
  metrics: metrics.default([]),
  by: z.enum(FLOW_BY).default('none'),
  /** Of a text. */
  text: text(FLOW_LIMIT.text).default(''),
  /** Of a gauge. */
  target: z.number().min(0).max(LIMIT.wholeNumber).nullable().default(null),
  /** Of a floor. */
  pictureId: id.nullable().default(null),
  zones: z.array(zone).max(FLOW_LIMIT.zones).default([]),
  /** What it is asked in place of what the dashboard is. */
  own: z.object(asked).partial().default({}),
});
export type FlowWidget = z.output<typeof flowWidget>;

export const flowContent = {
  filters: flowDashboardFilters,
  widgets: z
    .array(flowWidget)
    .max(FLOW_LIMIT.widgets)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, { message: 'invalid' }),
};

const content = z.object(flowContent);

/** What a new dashboard begins with: the widgets of a template, or nothing. */
export function contentOfFlowTemplate(template: FlowTemplate | null): z.output<typeof content> {
  if (template === null) return content.parse({ filters: {}, widgets: [] });
  const { period, compare, granularity, widgets } = FLOW_TEMPLATE_CONTENT[template];
  return content.parse({
    filters: { period, compare, granularity },
    widgets: widgets.map(({ granularity: own, ...widget }, index) => ({
      ...{ ...widget, key: `w${index + 1}` },
      ...(own ? { own: { granularity: own } } : {}),
    })),
  });
}
