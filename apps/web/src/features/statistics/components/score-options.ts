import type { ChartOption } from '../../../shared/ui/chart/chart-option.ts';
import type { palette } from '../../../shared/ui/tokens.ts';
import { rateAxis } from './trend-option.ts';

type Palette = ReturnType<typeof palette>;

/** The colours of series in order; as many as there are categories drawn. */
export const SERIES_ROLES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;

const percent = (value: unknown): string => (typeof value === 'number' ? `${value}%` : '—');

/** Where the axis of some rates begins, percent; above 0 the drawing says so. */
export const startOf = (rates: readonly (number | null)[]): number =>
  rateAxis(rates.filter((rate) => rate !== null)).min;

interface Line {
  name: string;
  rates: readonly (number | null)[];
}

/** A line a category over the parts of a period. */
export const linesOption = (parts: readonly string[], lines: readonly Line[]) => (): ChartOption => ({
  xAxis: { type: 'category', data: parts },
  yAxis: {
    type: 'value',
    ...rateAxis(lines.flatMap(({ rates }) => rates.filter((rate) => rate !== null))),
    axisLabel: { fontSize: 11, formatter: percent },
  },
  series: lines.map(({ name, rates }) => ({
    ...{ type: 'line', name, data: rates, connectNulls: true, symbol: 'circle', symbolSize: 5 },
    tooltip: { valueFormatter: percent },
  })),
});

interface Corner {
  name: string;
  now: number | null;
  before: number | null;
}

/** The categories as corners: this period over the one compared with. */
export const radarOption =
  (corners: readonly Corner[], words: { now: string; before: string }) =>
  (p: Palette): ChartOption => {
    const { min, max } = rateAxis(corners.flatMap(({ now, before }) => [now, before].filter((rate) => rate !== null)));
    return {
      tooltip: { trigger: 'item', valueFormatter: percent },
      radar: {
        indicator: corners.map(({ name }) => ({ name, min, max })),
        ...{ radius: '68%', splitNumber: 2, splitArea: { show: false } },
        axisName: { color: p.ink2, fontSize: 12, width: 88, overflow: 'truncate' },
        axisLine: { lineStyle: { color: p.line } },
        splitLine: { lineStyle: { color: p.line } },
      },
      series: [
        {
          type: 'radar',
          symbolSize: 5,
          data: [
            {
              ...{ name: words.before, value: corners.map(({ before }) => before) },
              ...{ lineStyle: { color: p.muteMark, type: 'dashed' }, itemStyle: { color: p.muteMark } },
            },
            {
              ...{ name: words.now, value: corners.map(({ now }) => now) },
              ...{ lineStyle: { color: p.c1, width: 2 }, itemStyle: { color: p.c1 } },
              areaStyle: { color: p.c1, opacity: 0.12 },
            },
          ].filter(({ value }) => value.some((rate) => rate !== null)),
        },
      ],
    };
  };

/** A store: how good, and how many items failed in an inspection. */
export interface Dot {
  name: string;
  rate: number;
  fails: number;
  /** Too few records to say much. */
  isFew: boolean;
}

/** Stores by rate and failed items, divided where the whole lies. */
export const dotsOption =
  (dots: readonly Dot[], middle: { rate: number; fails: number }, words: { rate: string; fails: string }) =>
  (p: Palette): ChartOption => {
    const rates = dots.map(({ rate }) => rate);
    const { min, interval, ...axis } = rateAxis(rates);
    const max = Math.max(axis.max, ...rates);
    const most = Math.max(1, Math.ceil(Math.max(...dots.map(({ fails }) => fails)) * 1.1));
    const divide = (data: readonly (readonly [number, number])[]) => ({
      ...{ type: 'line', data, silent: true, symbol: 'none', tooltip: { show: false } },
      lineStyle: { color: p.lineStrong, width: 1, type: 'dashed' },
    });
    return {
      tooltip: { trigger: 'item' },
      grid: { left: 8, right: 24, top: 24, bottom: 20, containLabel: true },
      xAxis: {
        ...{ type: 'value', min, max, interval, name: words.rate, nameLocation: 'middle', nameGap: 26 },
        ...{
          nameTextStyle: { color: p.ink3, fontSize: 11 },
          axisLabel: { color: p.ink3, fontSize: 11, formatter: percent },
        },
      },
      yAxis: {
        ...{ type: 'value', min: 0, max: most, name: words.fails },
        nameTextStyle: { color: p.ink3, fontSize: 11, align: 'left' },
      },
      series: [
        {
          type: 'scatter',
          dimensions: [words.rate, words.fails],
          encode: { x: 0, y: 1, tooltip: [0, 1] },
          symbolSize: 10,
          data: dots.map(({ name, rate, fails, isFew }) => ({
            name,
            value: [rate, fails],
            itemStyle: { color: isFew ? p.muteMark : p.c1, opacity: isFew ? 0.5 : 0.8 },
          })),
        },
        divide([
          [middle.rate, 0],
          [middle.rate, most],
        ]),
        divide([
          [min, middle.fails],
          [max, middle.fails],
        ]),
      ],
    };
  };
