import { aiEventApi } from '@rondo/contract/ai-event';
import { SHOP_FIGURE_ROWS, userFigureRows } from '@rondo/contract/figure-rows';
import { pointsApi } from '@rondo/contract/points';
import { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { statisticsApi } from '@rondo/contract/statistics';
import { FIGURE_ROWS, type Rows, recordRows, taskRows } from '@rondo/contract/statistics-rows';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { userInspectionApi } from '@rondo/contract/user-inspection';
import type { FigureUnit } from '@rondo/domain/figure-unit';
import { flowUnitOf } from '@rondo/domain/flow-metric';
import type { ScoreFigureKey } from '@rondo/domain/score-figures';
import { SHOP_FIGURE_KEYS, SHOP_FIGURES } from '@rondo/domain/shop-figures';
import { TASK_FIGURE_KEYS, TASK_FIGURES } from '@rondo/domain/task-figures';
import { USER_FIGURE_KEYS, USER_FIGURES } from '@rondo/domain/user-figures';
import type { MessageKey } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { aiStatistics } from '../../ai-event/index.ts';
import { dashboardFigures } from '../../flow-dashboard/index.ts';
import { pointsStatistics } from '../../points/index.ts';
import {
  inspectionStatistics,
  scoreOverview,
  shopOverview,
  taskOverview,
  userOverview,
} from '../../statistics/index.ts';
import { isSheet, type SheetName, sheetOfList } from './sheets.ts';

/** What a list is asked, in the words of its endpoint. */
export type Query = Record<string, unknown>;

/** A figure of a report, and the rows that it counts. Without a value it is the number of these rows. */
export interface AskedFigure {
  key: string;
  label: MessageKey;
  /** In place of the label: what people call it. */
  title?: string;
  unit: FigureUnit;
  value?: number | null;
  /** Of the period before. */
  previous?: number | null;
  /** What `previous` is compared with, where that is not the value. */
  base?: number | null;
  /** It was counted in part: it can only have been more. */
  isLeast?: boolean;
  /** What is to be said of it. */
  notes?: string[];
  /** Null: nothing is behind it. */
  rows: { sheet: SheetName; query: Query } | null;
}

const CARDS = {
  records: 'records',
  coverage: 'coveragePercent',
  average: 'averageRate',
  pass: 'passPercent',
  redLines: 'redLines',
  failed: 'failedItems',
  completion: 'rectificationPercent',
  onTime: 'rectificationOnTimePercent',
} as const;
const COUNTS: readonly (keyof typeof CARDS)[] = ['records', 'redLines', 'failed'];

/** The figures of the page of inspection statistics. */
export async function inspectionFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const asked = statisticsApi.inspection.input.parse(query);
  const { current, previous } = await inspectionStatistics(context, asked);
  const keys = Object.keys(CARDS) as (keyof typeof CARDS)[];
  return keys.map((key) => ({
    key,
    label: `statistics.figure.${key}`,
    unit: COUNTS.includes(key) ? 'count' : 'percent',
    value: current[CARDS[key]],
    previous: previous[CARDS[key]],
    rows: rowsOf(FIGURE_ROWS[key].rows(asked)),
  }));
}

/** The figures of the page of task statistics. */
export async function taskFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const asked = taskStatisticsApi.overview.input.parse(query);
  const { figures, previous } = await taskOverview(context, asked);
  return TASK_FIGURE_KEYS.map((key) => ({
    key,
    label: `taskStatistics.figure.${key}`,
    unit: TASK_FIGURES[key].unit,
    value: figures[key],
    previous: previous[key],
    rows: rowsOf(taskRows(asked, TASK_FIGURES[key].opens)),
  }));
}

/** Those of the scores that every scored record counts for. */
const OF_RECORDS = ['average', 'median', 'p10', 'p90'] as const satisfies ScoreFigureKey[];

/** The figures of the page of scores. */
export async function scoreFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const asked = scoreStatisticsApi.overview.input.parse(query);
  const { figures, previous } = await scoreOverview(context, asked);
  return OF_RECORDS.map((key) => ({
    key,
    label: `scoreStatistics.figure.${key}`,
    unit: 'percent',
    value: figures[key],
    previous: previous[key],
    rows: rowsOf(recordRows(asked, { evaluated: true })),
  }));
}

/** The figures of a dashboard of customer flow, as its page says them. */
export async function flowFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const figures = await dashboardFigures(context, query);
  return figures.map(({ key, metric, title, value, isLeast, notes, compared, rows }) => ({
    ...{ key, label: `flowMetric.name.${metric}`, title, unit: flowUnitOf(metric), value, isLeast, notes },
    ...compared,
    rows: rows && { sheet: 'flowRows', query: rows },
  }));
}

/** The figures of the page of the inspection of stores. */
export async function shopFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const asked = shopInspectionApi.overview.input.parse(query);
  const { figures, previous } = await shopOverview(context, asked);
  return SHOP_FIGURE_KEYS.map((key) => ({
    key,
    label: `shopInspection.figure.${key}`,
    unit: SHOP_FIGURES[key].unit,
    value: figures[key] ?? null,
    previous: previous[key] ?? null,
    rows: rowsOf(SHOP_FIGURE_ROWS[key].rows(asked)),
  }));
}

/** The figures of the page of inspectors. */
export async function inspectorFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const asked = userInspectionApi.overview.input.parse(query);
  const overview = await userOverview(context, asked);
  const opened = userFigureRows(overview, asked);
  return USER_FIGURE_KEYS.map((key) => ({
    key,
    label: `userInspection.figure.${key}`,
    unit: USER_FIGURES[key].unit,
    value: overview.figures[key] ?? null,
    previous: overview.previous[key] ?? null,
    rows: rowsOf(opened[key].rows),
  }));
}

/** The figures of the page of AI statistics; each that counts events opens them. */
export async function aiFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const asked = aiEventApi.statistics.input.parse(query);
  const found = await aiStatistics(context, asked);
  const events = (more: Query): AskedFigure['rows'] => ({
    sheet: sheetOfList('aiEvents'),
    query: { ...asked, ...more },
  });
  const figure = (key: string, label: MessageKey, value: number | null, rows: AskedFigure['rows'] = null) => ({
    ...{ key, label, unit: 'count' as const, value, rows },
  });
  const percent = found.precision === null ? null : found.precision * 100;
  return [
    figure('checks', 'aiEvent.card.checks', found.run),
    figure('events', 'aiEvent.card.events', found.events, events({})),
    figure('confirmed', 'aiEvent.card.confirmed', found.confirmed, events({ state: ['confirmed'] })),
    figure('false', 'aiEvent.card.false', found.false, events({ state: ['false_alarm'] })),
    {
      ...figure('precision', 'aiEvent.card.precision', percent, events({ state: ['confirmed', 'false_alarm'] })),
      unit: 'percent',
    },
    figure('pending', 'aiEvent.card.pending', found.pending, events({ state: ['new'] })),
    figure('shops', 'aiEvent.card.shops', found.shopsCovered),
    figure('rectified', 'aiEvent.card.rectified', found.rectified, events({ rectified: true })),
  ];
}

/** The sums of the page of points statistics; each opens its lines of the ledger. */
export async function pointsFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const { granularity, ...asked } = pointsApi.statistics.input.parse(query);
  const { all } = await pointsStatistics(context, { ...asked, granularity });
  const figure = (key: 'plus' | 'minus' | 'net' | 'lost', value: number, more: Query): AskedFigure => ({
    ...{ key, label: `points.statistics.${key}`, unit: 'count', value },
    rows: { sheet: sheetOfList('pointsLedger'), query: { ...asked, kind: ['event', 'manual', 'reversal'], ...more } },
  });
  return [
    figure('plus', all.plus, { sign: 'plus' }),
    figure('minus', all.minus, { sign: 'minus' }),
    figure('net', all.plus - all.minus, {}),
    figure('lost', all.lost, { limited: true }),
  ];
}

/** What a figure of a page opens; null where that is no list that a report keeps. */
const rowsOf = ({ list, query }: Rows): AskedFigure['rows'] =>
  isSheet(list) ? { sheet: list, query: { ...query } } : null;
