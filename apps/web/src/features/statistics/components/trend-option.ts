import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import type { ChartOption } from '../../../shared/ui/chart/chart-option.ts';
import type { palette } from '../../../shared/ui/tokens.ts';

export type Trend = Output<typeof statisticsApi.inspection>['trend'];

export interface TrendWords {
  records: string;
  average: string;
  /** Name of a bucket under its bar. */
  nameOf: (bucket: Trend[number]) => string;
}

const SOLID = 0.85;
const PROVISIONAL = 0.45;

/** Bars of counts with the mean rate as a line over them; what may still change, or has fewer days than the others, is pale. */
export function trendOption(trend: Trend, words: TrendWords) {
  return (p: ReturnType<typeof palette>): ChartOption => {
    const rates = trend.map((bucket) => bucket.averageRate);
    const percent = (value: unknown): string => (typeof value === 'number' ? `${value}%` : '—');
    const line = { type: 'line', yAxisIndex: 1, data: rates, connectNulls: true, symbol: 'circle' } as const;
    return {
      grid: { left: 8, right: 8, top: 16, bottom: 4, containLabel: true },
      xAxis: { type: 'category', data: trend.map(words.nameOf) },
      yAxis: [
        { type: 'value', minInterval: 1 },
        {
          type: 'value',
          ...rateAxis(rates.filter((rate) => rate !== null)),
          splitLine: { show: false },
          axisLabel: { color: p.ink3, fontSize: 11, formatter: percent },
        },
      ],
      series: [
        {
          type: 'bar',
          name: words.records,
          barMaxWidth: 28,
          data: trend.map((bucket) => ({
            value: bucket.records,
            itemStyle: {
              color: p.c1,
              opacity: bucket.isProvisional || bucket.isPartial ? PROVISIONAL : SOLID,
              borderRadius: [3, 3, 0, 0],
            },
          })),
        },
        // A halo of the surface keeps the line readable where it crosses the bars.
        { ...line, symbolSize: 0, silent: true, lineStyle: { color: p.surface, width: 5 }, tooltip: { show: false } },
        {
          ...line,
          name: words.average,
          symbolSize: 7,
          lineStyle: { color: p.c2, width: 2 },
          itemStyle: { color: p.surface, borderColor: p.c2, borderWidth: 2 },
          tooltip: { valueFormatter: percent },
        },
      ],
    };
  };
}

const STEP = 5;

/** Where the axis of the rates begins, percent; above 0 the drawing says so. */
export function rateAxisStart(trend: Trend): number {
  return rateAxis(trend.flatMap((bucket) => bucket.averageRate ?? [])).min;
}

/** An axis around the rates with three round ticks: the line shows changes, not the distance from zero. */
export function rateAxis(rates: readonly number[]): { min: number; max: number; interval: number } {
  const low = Math.max(0, Math.floor((Math.min(100, ...rates) - 1) / STEP) * STEP);
  const high = Math.min(100, Math.ceil((Math.max(low, ...rates) + 1) / STEP) * STEP);
  const interval = Math.max(STEP, Math.ceil((high - low) / 2 / STEP) * STEP);
  const max = Math.min(100, low + 2 * interval);
  return { min: Math.max(0, max - 2 * interval), max, interval };
}
