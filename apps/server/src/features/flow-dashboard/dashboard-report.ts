import { type FlowAnswer, type FlowFigure, flowFiguresApi } from '@rondo/contract/flow-figures';
import {
  type FlowAsked,
  filterInput,
  flowReport,
  questionOf,
  reportFilters,
  totalRows,
} from '@rondo/contract/flow-question';
import type { FlowDashboardFilters, FlowWidget } from '@rondo/contract/flow-widget';
import { daysBetween } from '@rondo/domain/civil-time';
import { flowMostDays, flowTotalReadOf } from '@rondo/domain/flow-asked';
import { inReadingOrder } from '@rondo/domain/flow-grid';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import type { FlowMetricKey } from '@rondo/domain/flow-metric';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Say } from '@rondo/messages/format/figure';
import { comparedText, marksOf } from '@rondo/messages/format/flow-figure';
import type { Context } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { read, todayOf } from './figures/figures.actions.ts';
import { find } from './find.ts';
import { contentOf } from './flow-dashboard.present.ts';
import * as q from './flow-dashboard.queries.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** A figure of a dashboard over its whole period, for whoever sends it on. */
interface ReportFigure {
  /** Unique on its dashboard. */
  key: string;
  metric: FlowMetricKey;
  title: string;
  value: number | null;
  isLeast: boolean;
  /** Of the hours that both periods have; absent: nothing is compared. */
  compared?: { base: number | null; previous: number | null };
  notes: string[];
  /** What the rows behind it are asked; null: nothing is there to be shown. */
  rows: ReturnType<typeof totalRows> | null;
}

/** Whether a reader sees the dashboard that a report is of. */
export async function dashboardStanding(
  { db, actor }: Reader,
  query: unknown,
): Promise<'there' | 'hidden' | 'deleted'> {
  const { dashboard } = flowReport.pick({ dashboard: true }).parse(query);
  if (await q.byId(db, actor, dashboard).executeTakeFirst()) return 'there';
  return (await q.there(db, actor.companyId, dashboard).executeTakeFirst()) ? 'hidden' : 'deleted';
}

/** Refuses days over which the figures of a dashboard are not read. */
export async function requireDashboardDays(reader: Reader, query: unknown): Promise<void> {
  const filters = await filtersFor(reader, query);
  const fault = faultOf(filterInput(filters, filters.to));
  if (fault) throw refuseField('period', fault, { max: FLOW_LIMIT.quarterDays });
}

/** What the dashboard of a report is asked: its days among it. */
export async function filtersFor(reader: Reader, query: unknown): Promise<ReturnType<typeof reportFilters>> {
  const asked = flowReport.parse(query);
  return reportFilters(contentOf(await find(reader, asked.dashboard)).filters, asked);
}

/** The rule by which figures are not read over a period: it ends before it begins, or is longer than what they are read from. */
export function faultOf({ from, to, counterId }: { from: string; to: string; counterId?: unknown }) {
  const days = daysBetween(from, to) + 1;
  if (days < 1) return 'end_before_start';
  const hasCounters = counterId !== undefined;
  if (days <= flowMostDays(flowTotalReadOf(hasCounters), LIMIT.period.days)) return null;
  return hasCounters ? 'counter_days' : 'day_range';
}

/** The figures of a dashboard as its page shows them to this reader, in the order in which they are read, each once. */
export async function dashboardFigures(reader: ExportReader, query: unknown): Promise<ReportFigure[]> {
  const asked = flowReport.parse(query);
  const { filters: saved, widgets } = contentOf(await find(reader, asked.dashboard));
  const filters = reportFilters(saved, asked);
  const wanted = wantedOf(widgets, filters, todayOf(reader));
  const questions = wanted.flatMap(({ question }) => (faultOf(question) ? [] : question));
  const { answers } =
    questions.length === 0 ? { answers: [] } : await read(reader, flowFiguresApi.read.input.parse({ questions }));
  const say: Say = (key, params) => translate(reader.language, key, params);
  return wanted.flatMap((one) => {
    const answer = answers.find(({ key }) => key === one.question.key);
    return one.question.metrics.map((metric) => figureOf(metric, { ...one, answer, filters, say }));
  });
}

interface Wanted {
  widget: FlowWidget;
  /** Whether the widget shows more than one figure. */
  isOfSeveral: boolean;
  question: FlowAsked;
}

/** What each widget asks for the whole of its period, without the figures that one before it has. */
function wantedOf(widgets: readonly FlowWidget[], filters: FlowDashboardFilters, today: string): Wanted[] {
  const seen = new Set<string>();
  return inReadingOrder(widgets).flatMap((widget) => {
    const asked = questionOf(widget, filters, { today, estimates: false });
    if (!asked) return [];
    const { key, metrics: all, granularity: _granularity, most: _most, ...more } = asked;
    const over = { ...more, by: 'none' as const };
    const metrics = all.filter((metric) => {
      const name = JSON.stringify([metric, over]);
      if (seen.has(name)) return false;
      seen.add(name);
      return true;
    });
    return metrics.length === 0 ? [] : [{ widget, isOfSeveral: all.length > 1, question: { key, metrics, ...over } }];
  });
}

interface About extends Wanted {
  /** Absent: nothing is read over its period. */
  answer: FlowAnswer | undefined;
  filters: FlowDashboardFilters;
  say: Say;
}

function figureOf(metric: FlowMetricKey, about: About): ReportFigure {
  const { question, answer, say } = about;
  const named = { key: `${question.key}.${metric}`, metric, title: titleOf(metric, about) };
  const index = question.metrics.indexOf(metric);
  const figure = answer?.total[index];
  if (!answer || !figure) {
    const note = say(`rule.${faultOf(question) ?? 'day_range'}`, { max: FLOW_LIMIT.quarterDays });
    return { ...named, value: null, isLeast: false, notes: [note], rows: null };
  }
  const { value } = figure;
  return {
    ...{ ...named, value, isLeast: figure.isLowerBound && value !== null },
    ...comparisonOf(answer, index),
    notes: notesOf(figure, answer, index, say),
    rows: value === null ? null : totalRows(question, metric, answer.totalRead),
  };
}

function comparisonOf({ compared }: FlowAnswer, index: number): Pick<ReportFigure, 'compared'> {
  if (compared === null || compared.matched === 0) return {};
  return { compared: { base: compared.current[index] ?? null, previous: compared.previous[index] ?? null } };
}

function notesOf(figure: FlowFigure, answer: FlowAnswer, index: number, say: Say): string[] {
  const marks = marksOf(figure, say);
  if (figure.value === null) return marks;
  const { compared } = comparisonOf(answer, index);
  // Over what is told of a change, or why there is none.
  const hasChange = compared === undefined || (compared.base !== null && compared.previous !== null);
  const matched = hasChange ? comparedText(answer.compared, say) : null;
  return [
    ...marks,
    ...(answer.isProvisional ? [say('flowDashboard.mark.provisional')] : []),
    ...(matched === null ? [] : [matched]),
  ];
}

/** What a figure is called: its widget's title and its metric, and in what it is asked otherwise than the dashboard. */
function titleOf(metric: FlowMetricKey, { widget, isOfSeveral, question, filters, say }: About): string {
  const { title, kind, own } = widget;
  const { from, to, openOnly, compare, counterId } = question;
  const name = say(`flowMetric.name.${metric}`);
  const hasOwnDays = from !== filters.from || to !== filters.to;
  const hasOwnCounters = (counterId ?? []).toString() !== filters.counterId.toString();
  return [
    ...(title === '' ? [name] : isOfSeveral ? [title, name] : [title]),
    ...(hasOwnDays ? [from === to ? from : `${from} – ${to}`] : []),
    ...(openOnly && !filters.openOnly ? [say('flowDashboard.filter.openOnly')] : []),
    ...(hasOwnCounters ? [say(`flowDashboard.kind.${kind}`)] : []),
    ...(own.compare && compare !== filters.compare ? [say(`flowDashboard.compare.${own.compare}`)] : []),
  ].join(' · ');
}
