import type { ChartOption } from '../../../shared/ui/chart/chart-option.ts';
import type { palette } from '../../../shared/ui/tokens.ts';

/** A part of a period: how much, and how good in percent 0..100. */
export interface TrendPoint {
  /** Stands under its bar. */
  name: string;
  count: number;
  rate: number | null;
  /** It may still change, or has fewer days than the others. */
  isPale: boolean;
}

/** What the bars and the line are. */
export interface TrendWords {
  count: string;
  rate: string;
}

const SOLID = 0.85;
const PROVISIONAL = 0.45;

/** Bars of counts with the mean rate as a line over them; what may still change, or has fewer days than the others, is pale. */
export function trendOption(trend: readonly TrendPoint[], words: TrendWords) {
  return (p: ReturnType<typeof palette>): ChartOption => {
    const rates = trend.map((point) => point.rate);
    const percent = (value: unknown): string => (typeof value === 'number' ? `${value}%` : '—');
    const line = { type: 'line', yAxisIndex: 1, data: rates, connectNulls: true, symbol: 'circle' } as const;
    return {
      grid: { left: 8, right: 8, top: 16, bottom: 4, containLabel: true },
      xAxis: { type: 'category', data: trend.map((point) => point.name) },
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
          name: words.count,
          barMaxWidth: 28,
          data: trend.map((point) => ({
            value: point.count,
            itemStyle: {
              color: p.c1,
              opacity: point.isPale ? PROVISIONAL : SOLID,
              borderRadius: [3, 3, 0, 0],
            },
          })),
        },
        // A halo of the surface keeps the line readable where it crosses the bars.
        { ...line, symbolSize: 0, silent: true, lineStyle: { color: p.surface, width: 5 }, tooltip: { show: false } },
        {
          ...line,
          name: words.rate,
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
export function rateAxisStart(trend: readonly TrendPoint[]): number {
  return rateAxis(trend.flatMap((point) => point.rate ?? [])).min;
}

/** An axis around the rates with three round ticks: the line shows changes, not the distance from zero. */
export function rateAxis(rates: readonly number[]): { min: number; max: number; interval: number } {
  const low = Math.max(0, Math.floor((Math.min(100, ...rates) - 1) / STEP) * STEP);
  const high = Math.min(100, Math.ceil((Math.max(low, ...rates) + 1) / STEP) * STEP);
  const interval = Math.max(STEP, Math.ceil((high - low) / 2 / STEP) * STEP);
  const max = Math.min(100, low + 2 * interval);
  return { min: Math.max(0, max - 2 * interval), max, interval };
}
