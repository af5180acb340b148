import { FLOW_BY, FLOW_COMPARES, FLOW_GRANULARITIES, FLOW_READS } from '@rondo/domain/flow-asked';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { CAPTURE_FORMULAS, FLOW_GAPS } from '@rondo/domain/flow-metric';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { flowMetric } from './flow-widget.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { paging } from './kit/page.ts';
import { day, done, flag, id, instant, line, many, oldDay, rev } from './kit/shapes.ts';
import { shopTraits } from './shop-traits.ts';

const needs = anyOf('visitor_statistics');
const number = z.number().nullable();

/** Over what figures are wanted. */
const flowFilter = {
  from: day,
  to: day,
  /** Only hours in which the stores were open. */
  openOnly: flag.default(false),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  /** Only these counters; then readings are read. */
  counterId: many(id).optional(),
  ...shopTraits,
};
const granularity = z.enum(FLOW_GRANULARITIES).default('day');

const question = z.object({
  key: line(FLOW_LIMIT.key),
  metrics: z.array(flowMetric).min(1, 'required').max(FLOW_LIMIT.metrics),
  by: z.enum(FLOW_BY).default('none'),
  granularity,
  compare: z.enum(FLOW_COMPARES).default('none'),
  /** Hours that nobody counted are estimated too: opt-in. */
  estimates: flag.default(false),
  /** Of stores and counters, those with the most of the first metric. */
  most: z.number().int().min(1).max(FLOW_LIMIT.mapped).default(FLOW_LIMIT.ranked),
  ...flowFilter,
});
export type FlowQuestion = z.output<typeof question>;

const figure = z.object({
  metric: flowMetric,
  /** Percent 0..100 of rates. Null where it cannot be computed, and why. */
  value: number,
  why: z.enum(FLOW_GAPS).nullable(),
  isFew: z.boolean(),
  isOver: z.boolean(),
  /** Of its minutes, percent; null where none was to be counted. */
  completeness: number,
  /** Minutes are missing: a sum is a lower bound then. */
  isPartial: z.boolean(),
  isLowerBound: z.boolean(),
  /** What is estimated for the hours that are missing, beside `value`. */
  estimated: number,
  /** Of people inside: who was never seen to leave. */
  drift: number,
});
export type FlowFigure = z.output<typeof figure>;

const point = z.object({
  key: z.string(),
  name: z.string(),
  /** The part of the period. */
  from: day,
  to: day,
  /** 0 = Monday; of hours of weekdays. */
  weekday: number,
  hour: number,
  minute: number,
  place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  isProvisional: z.boolean(),
  figures: z.array(figure),
});
export type FlowPoint = z.output<typeof point>;

const answer = z.object({
  key: z.string(),
  /** What the points are read from, and what the total is: never finer than needed, so that one number stands for one thing. */
  read: z.enum(FLOW_READS),
  totalRead: z.enum(FLOW_READS),
  /** Of the parts of time: longer than asked for where a metric is known by the hour alone. */
  granularity: z.enum(FLOW_GRANULARITIES),
  total: z.array(figure),
  isProvisional: z.boolean(),
  /** Both periods over those hours alone that are complete in both; null: not asked for. */
  compared: z
    .object({
      from: oldDay,
      to: oldDay,
      current: z.array(number),
      previous: z.array(number),
      /** How many hours (or quarters) of stores were compared, of how many. */
      matched: z.number().int(),
      of: z.number().int(),
    })
    .nullable(),
  points: z.array(point),
  /** There are more stores or counters than are answered. */
  isCut: z.boolean(),
});
export type FlowAnswer = z.output<typeof answer>;

const rowsAsked = {
  ...flowFilter,
  metric: flowMetric,
  /** Read by the hour even where the period is long. */
  read: z.enum(FLOW_READS).default('hour'),
  weekday: z.coerce
    .number()
    .int()
    .min(0)
    .max(LIMIT.weekdays - 1)
    .optional(),
  hour: z.coerce.number().int().min(0).max(FLOW_LIMIT.lastHour).optional(),
  minute: z.coerce.number().int().min(0).max(FLOW_LIMIT.lastQuarter).optional(),
};

const FLOW_MARKERS = ['notice', 'inspection', 'rectification', 'closure', 'exclusion'] as const;

export const flowFiguresApi = {
  read: endpoint({
    method: 'POST',
    path: '/flow/figures/read',
    needs,
    summary: 'The figures of several widgets over the stores in scope; unknown ones are null, each with its reason.',
    input: z.object({ questions: z.array(question).min(1, 'required').max(FLOW_LIMIT.widgets) }),
    output: z.object({ computedAt: instant, formula: z.enum(CAPTURE_FORMULAS), answers: z.array(answer) }),
  }),
  rows: endpoint({
    method: 'GET',
    path: '/flow/figures/rows',
    needs,
    summary: 'What a figure is made of: hours or days of stores, or readings; their parts sum up to it.',
    input: z.object({ ...rowsAsked, page: paging.page, size: paging.size }),
    output: z.object({
      total: z.number().int(),
      /** Of all rows: above and below the line, and the figure. */
      above: number,
      below: number,
      value: number,
      list: z.array(
        z.object({
          key: z.string(),
          shop: z.object({ id, name: z.string() }),
          counter: z.object({ id, name: z.string() }).nullable(),
          day,
          hour: number,
          minute: number,
          isOpen: z.boolean(),
          above: number,
          below: number,
          completeness: number,
        }),
      ),
    }),
  }),
  markers: endpoint({
    method: 'GET',
    path: '/flow/figures/markers',
    needs,
    summary:
      'What happened in a period and may explain a figure: announcements, inspections, rectifications, closures, excluded days.',
    input: z.object(flowFilter),
    output: z.array(
      z.object({
        kind: z.enum(FLOW_MARKERS),
        day,
        id: z.string(),
        name: z.string(),
        shop: z.object({ id, name: z.string() }).nullable(),
      }),
    ),
  }),
  counters: endpoint({
    method: 'GET',
    path: '/flow/figures/counters',
    needs,
    summary: 'The counters of stores in scope, to filter by.',
    input: z.object({
      shopId: many(id).optional(),
      kind: many(z.enum(['entrance', 'passage', 'zone', 'fitting', 'queue'])).optional(),
    }),
    output: z.array(z.object({ id, name: z.string(), kind: z.string(), shop: z.object({ id, name: z.string() }) })),
  }),
  setting: endpoint({
    method: 'GET',
    path: '/flow/figures/setting',
    needs,
    summary: 'By which formula the company computes its capture rate.',
    input: z.object({}),
    output: z.object({ captureFormula: z.enum(CAPTURE_FORMULAS), rev: z.number().int(), mayChange: z.boolean() }),
  }),
  trySetting: endpoint({
    method: 'GET',
    path: '/flow/figures/trySetting',
    needs: anyOf('x_company_setting'),
    summary: 'What the capture rate of last month was by each formula, in all and for the stores that change most.',
    input: z.object({}),
    output: z.object({
      from: day,
      to: day,
      entries: number,
      passers: number,
      rates: z.record(z.enum(CAPTURE_FORMULAS), number),
      shops: z.array(z.object({ id, name: z.string(), rates: z.record(z.enum(CAPTURE_FORMULAS), number) })),
    }),
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/flow/figures/saveSetting',
    needs: anyOf('x_company_setting'),
    summary: 'Compute the capture rate by another formula from now on, also of earlier days.',
    input: z.object({ captureFormula: z.enum(CAPTURE_FORMULAS), rev }),
    output: done,
    errors: ['STALE'],
  }),
  exportRows: exportAtOnce({
    path: '/flow/figures/exportRows',
    needs,
    what: 'The rows behind a figure',
    fields: rowsAsked,
  }),
  startExportRows: exportInBackground({
    path: '/flow/figures/startExportRows',
    needs,
    fields: rowsAsked,
  }),
};
