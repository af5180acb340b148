import type { FlowAnswer, FlowFigure, FlowPoint } from '@rondo/contract/flow-figures';
import type { FlowWidgetKind } from '@rondo/domain/flow-dashboard';
import type { ChartOption } from '../../shared/ui/chart/chart-option.ts';
import type { palette } from '../../shared/ui/tokens.ts';

type Palette = ReturnType<typeof palette>;

/** What a chart of points is drawn of. */
export interface Series {
  kind: Extract<FlowWidgetKind, 'line' | 'bar' | 'stacked'>;
  answer: FlowAnswer;
  /** In the order of the points, and of the metrics. */
  names: readonly string[];
  metrics: readonly string[];
  textOf: (figure: FlowFigure) => string;
  /** What happened on the day of a point; empty: nothing, or nothing is shown. */
  eventsOf: (point: FlowPoint) => readonly string[];
}

const MARKERS = ['circle', 'rect', 'triangle', 'diamond'] as const;
const HATCH = { symbol: 'rect', symbolSize: 1, rotation: Math.PI / 4, dashArrayX: [1, 0], dashArrayY: [2, 4] } as const;
/** Parts that are not over are paler (design 2.2). */
const PALE = 0.45;
const FULL = 0.85;

/** Lines or bars over the points of an answer; what is estimated stands hatched on the bars, events as marks above the points. */
export function seriesOption({ kind, answer, names, metrics, textOf, eventsOf }: Series) {
  const { points } = answer;
  return (p: Palette): ChartOption => {
    const colours = [p.c1, p.c2, p.c3, p.c4, p.c5, p.c6];
    const main = metrics.map((name, index) => {
      const colour = colours[index] ?? p.muteMark;
      const base = { name, data: points.map((point) => barOf(point, index, kind)), itemStyle: { color: colour } };
      if (kind === 'line')
        return {
          ...{ ...base, type: 'line', symbol: MARKERS[index % MARKERS.length], symbolSize: 6, connectNulls: false },
          ...{ lineStyle: { width: 2, type: index > 1 ? 'dashed' : 'solid' }, showSymbol: points.length < 40 },
        };
      return {
        ...{ ...base, type: 'bar', barMaxWidth: 28, stack: kind === 'stacked' ? 'all' : `of ${index}` },
        itemStyle: {
          color: colour,
          borderRadius: kind === 'stacked' ? 0 : [3, 3, 0, 0],
          borderColor: p.surface,
          borderWidth: kind === 'stacked' ? 1 : 0,
        },
      };
    });
    const estimates = metrics.flatMap((name, index) =>
      estimateOf(points, index, { name, kind, p, colour: colours[index] ?? p.muteMark }),
    );
    const events = points.map((point) => eventsOf(point));
    return {
      grid: { left: 8, right: 8, top: events.some((some) => some.length > 0) ? 28 : 16, bottom: 4, containLabel: true },
      xAxis: { type: 'category', data: [...names], axisLabel: { color: p.ink3, fontSize: 11, hideOverlap: true } },
      yAxis: { type: 'value', min: 0 },
      tooltip: { formatter: (shown: unknown) => tooltipOf(shown, { names, metrics, points, events, textOf }) },
      series: [...main, ...estimates, ...marksOf(events, p)],
    };
  };
}

function barOf(point: FlowPoint, index: number, kind: Series['kind']) {
  const value = point.figures[index]?.value ?? null;
  return kind === 'line' ? value : { value, itemStyle: { opacity: point.isProvisional ? PALE : FULL } };
}

interface EstimateOf {
  name: string;
  kind: Series['kind'];
  p: Palette;
  colour: string;
}

/** What is estimated, hatched on top of what was counted; nothing where nothing is. */
function estimateOf(points: readonly FlowPoint[], index: number, { name, kind, p, colour }: EstimateOf) {
  const guessed = points.map(({ figures }) => figures[index]?.estimated ?? null);
  if (guessed.every((one) => one === null)) return [];
  const decal = { ...HATCH, color: p.surface };
  return [
    {
      ...{ name: `${name} +`, type: 'bar', data: guessed, barMaxWidth: 28, barGap: '-100%', silent: true },
      stack: kind === 'bar' ? `of ${index}` : kind === 'stacked' ? 'all' : `guess ${index}`,
      itemStyle: { color: colour, opacity: FULL, decal },
    },
  ];
}

/** A mark above each point with something that happened. */
function marksOf(events: readonly (readonly string[])[], p: Palette) {
  if (events.every((some) => some.length === 0)) return [];
  return [
    {
      ...{ name: '', type: 'scatter', symbol: 'pin', symbolSize: 14, silent: true, tooltip: { show: false } },
      data: events.map((some) => (some.length > 0 ? 0 : null)),
      itemStyle: { color: p.waitMark },
    },
  ];
}

interface Told extends Pick<Series, 'names' | 'metrics' | 'textOf'> {
  points: readonly FlowPoint[];
  events: readonly (readonly string[])[];
}

/** Text of the tooltip; names come from people, so they are written as text and not as markup. */
function tooltipOf(shown: unknown, { names, metrics, points, events, textOf }: Told): HTMLElement | string {
  const first: unknown = Array.isArray(shown) ? shown[0] : shown;
  const at = typeof first === 'object' && first !== null && 'dataIndex' in first ? Number(first.dataIndex) : -1;
  const point = points[at];
  if (!point) return '';
  const lines = point.figures.map((figure, index) => `${metrics[index] ?? ''} ${textOf(figure)}`);
  const box = document.createElement('div');
  for (const line of [names[at] ?? '', ...lines, ...(events[at] ?? [])]) {
    const row = document.createElement('div');
    row.textContent = line;
    box.append(row);
  }
  return box;
}
