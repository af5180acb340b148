import type { FlowAnswer, FlowFigure, FlowPoint } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { FLOW_METRICS, type FlowMetricKey } from '@rondo/domain/flow-metric';
import type { Say } from '@rondo/messages/format/figure';
import { titleOf } from '@rondo/messages/format/flow-figure';
import type { Cell, CellKind } from '../../../platform/export/cell.ts';
import type { TableColumn } from '../../../platform/export/table-writer.ts';
import type { BookSheet } from '../../../platform/export/write-xlsx-book.ts';

/** A widget as a sheet: the whole of its period, what it is compared with, and its points, each with how sure it is. */
export function widgetSheet(no: number, widget: FlowWidget, answer: FlowAnswer | undefined, say: Say): BookSheet {
  const name = `${no} ${titleOf(widget, say)}`;
  if (!answer) {
    const lines = widget.text.split('\n').map((line) => [line]);
    return {
      name,
      columns: [{ header: say(`flowDashboard.kind.${widget.kind}`), width: 80, kind: 'text' }],
      rows: lines,
    };
  }
  const metrics = answer.total.map(({ metric }) => metric);
  const { compared } = answer;
  const beside = compared
    ? [
        [say('flowDashboard.sheet.current'), ...compared.current, null, matchedText(compared, say)],
        [
          say('flowDashboard.sheet.previous', { from: compared.from, to: compared.to }),
          ...compared.previous,
          null,
          matchedText(compared, say),
        ],
      ]
    : [];
  return {
    name,
    columns: columnsOf(widget, metrics, say),
    rows: [
      rowOf(say('flowDashboard.rows.sum'), answer.total, say),
      ...beside,
      ...answer.points.map((point) => rowOf(pointText(point, say), point.figures, say)),
    ],
  };
}

/** What its rows are of, a column for each metric, and how sure they are. */
export function columnsOf({ by }: Pick<FlowWidget, 'by'>, metrics: readonly FlowMetricKey[], say: Say): TableColumn[] {
  const kindOf = (metric: FlowMetricKey): CellKind => (FLOW_METRICS[metric].unit === 'ratio' ? 'percent' : 'number');
  const headerOf = (metric: FlowMetricKey): string => {
    const name = say(`flowMetric.name.${metric}`);
    return FLOW_METRICS[metric].unit === 'seconds' ? say('flowDashboard.sheet.seconds', { name }) : name;
  };
  return [
    { header: say(`flowDashboard.by.${by === 'none' ? 'time' : by}`), width: 28, kind: 'text' },
    ...metrics.map((metric) => ({ header: headerOf(metric), width: 16, kind: kindOf(metric) })),
    { header: say('flowMetric.name.completeness'), width: 12, kind: 'percent' },
    { header: say('flowDashboard.sheet.note'), width: 60, kind: 'text' },
  ];
}

const rowOf = (label: string, figures: readonly FlowFigure[], say: Say): Cell[] => [
  label,
  ...figures.map(({ value }) => value),
  figures[0]?.completeness ?? null,
  notesOf(figures, say),
];

/** What is to be said of the figures of a row: why there is none, that it is a lower bound, of few, above 100 %. */
export function notesOf(figures: readonly FlowFigure[], say: Say): string {
  const notes = figures.flatMap((figure) => {
    const words = [
      ...(figure.why === null ? [] : [say(`flowDashboard.why.${figure.why}`)]),
      ...(figure.isLowerBound && figure.value !== null
        ? [say('flowDashboard.mark.atLeast', { value: figure.value })]
        : []),
      ...(figure.isFew ? [say('flowDashboard.mark.few')] : []),
      ...(figure.isOver ? [say('flowDashboard.mark.over')] : []),
    ];
    return words.length > 0 ? [`${say(`flowMetric.name.${figure.metric}`)}: ${words.join(', ')}`] : [];
  });
  return notes.join('; ');
}

const matchedText = ({ matched, of }: { matched: number; of: number }, say: Say): string =>
  matched < of ? say('flowDashboard.mark.matched', { matched, of }) : '';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const clock = (hour: number, minute: number | null): string =>
  `${String(hour).padStart(2, '0')}:${String(minute ?? 0).padStart(2, '0')}`;

function pointText({ name, from, to, weekday, hour, minute }: FlowPoint, say: Say): string {
  if (weekday !== null && hour !== null)
    return `${say(`cycle.words.weekday.${WEEKDAYS[weekday] ?? 'monday'}`)} ${clock(hour, minute)}`;
  if (name) return name;
  if (hour !== null) return `${from} ${clock(hour, minute)}`;
  return from === to ? from : `${from} – ${to}`;
}
