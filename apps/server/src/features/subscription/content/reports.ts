import { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { statisticsApi } from '@rondo/contract/statistics';
import { FIGURE_ROWS, type Rows, recordRows, taskRows } from '@rondo/contract/statistics-rows';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import type { FigureUnit } from '@rondo/domain/figure-unit';
import { flowUnitOf } from '@rondo/domain/flow-metric';
import { rectificationMachine } from '@rondo/domain/rectification';
import type { ScoreFigureKey } from '@rondo/domain/score-figures';
import type { SkipCause, SubscriptionReport } from '@rondo/domain/subscription';
import { TASK_FIGURE_KEYS, TASK_FIGURES } from '@rondo/domain/task-figures';
import type { MessageKey } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { dashboardFigures, dashboardStanding, requireDashboardDays } from '../../flow-dashboard/index.ts';
import { inspectionStatistics, scoreOverview, taskOverview } from '../../statistics/index.ts';
import { isSheet, type SheetName } from './sheets.ts';

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

/** What can be subscribed to: a list with the figures above it. */
interface Report {
  list: SheetName;
  /** The list of what changed alone. */
  changes?: SheetName;
  figures: (context: Context, query: Query) => Promise<AskedFigure[]>;
  /** Refuses days over which its figures are not read. */
  requireDays?: (maker: Reader, query: Query) => Promise<void>;
  /** Why a reader gets nothing of it, whatever its figures are. */
  whyNot?: (reader: Reader, query: Query) => Promise<SkipCause | null>;
}
type Reader = Pick<Context, 'db' | 'actor'>;

export const REPORTS: Record<SubscriptionReport, Report> = {
  statistics: { list: 'shops', changes: 'storeChanges', figures: inspectionFigures },
  taskStatistics: { list: 'taskTable', figures: taskFigures },
  scoreStatistics: { list: 'scoreTable', figures: scoreFigures },
  flowDashboard: {
    ...{ list: 'flowStores', figures: flowFigures },
    ...{ requireDays: requireDashboardDays, whyNot: whyNoDashboard },
  },
  records: {
    list: 'records',
    figures: async (_, query) => [
      counted('total', 'subscription.figure.records', 'records', query),
      counted('redLine', 'subscription.figure.redLine', 'records', { ...query, redLine: true }),
      counted('open', 'subscription.figure.toRectify', 'records', { ...query, openRectification: true }),
    ],
  },
  rectifications: {
    list: 'rectifications',
    figures: async (_, query) => [
      counted('total', 'subscription.figure.rectifications', 'rectifications', query),
      counted('open', 'subscription.figure.open', 'rectifications', openOf(query)),
      counted('overdue', 'rectification.late', 'rectifications', { ...query, overdue: true }),
    ],
  },
};

/** The list that is sent. */
export const listOf = (report: SubscriptionReport, onlyChanged: boolean): SheetName =>
  (onlyChanged ? REPORTS[report].changes : undefined) ?? REPORTS[report].list;

const counted = (key: string, label: MessageKey, sheet: SheetName, query: Query): AskedFigure => ({
  ...{ key, label, unit: 'count' },
  rows: { sheet, query },
});

/** Those of the asked states that are open; all open ones where no state is asked for. */
function openOf(query: Query): Query {
  const asked = [query.state ?? rectificationMachine.open].flat();
  const open = rectificationMachine.open.filter((state) => asked.includes(state));
  // Nothing that is asked for is open: a state that none of the rows has beside those asked.
  return open.length > 0 ? { ...query, state: open } : { ...query, from: '2199-12-31' };
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
async function inspectionFigures(context: Context, query: Query): Promise<AskedFigure[]> {
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
async function taskFigures(context: Context, query: Query): Promise<AskedFigure[]> {
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
async function scoreFigures(context: Context, query: Query): Promise<AskedFigure[]> {
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
async function flowFigures(context: Context, query: Query): Promise<AskedFigure[]> {
  const figures = await dashboardFigures(context, query);
  return figures.map(({ key, metric, title, value, isLeast, notes, compared, rows }) => ({
    ...{ key, label: `flowMetric.name.${metric}`, title, unit: flowUnitOf(metric), value, isLeast, notes },
    ...compared,
    rows: rows && { sheet: 'flowRows', query: rows },
  }));
}

const WHY_NO_DASHBOARD = { there: null, hidden: 'no_permission', deleted: 'deleted' } as const;

async function whyNoDashboard(reader: Reader, query: Query): Promise<SkipCause | null> {
  return WHY_NO_DASHBOARD[await dashboardStanding(reader, query)];
}

function rowsOf({ list, query }: Rows): AskedFigure['rows'] {
  if (!isSheet(list)) throw new Error(`no figure of a report opens ${list}`);
  return { sheet: list, query: { ...query } };
}
