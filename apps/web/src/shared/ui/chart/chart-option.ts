import type { EChartsCoreOption } from 'echarts/core';
import { type Mode, palette } from '../tokens.ts';

/** What a chart draws, in the words of the chart library. */
export type ChartOption = EChartsCoreOption;

type Palette = ReturnType<typeof palette>;

/** A part of an option that may be one thing or several. */
type Part = Record<string, unknown>;

/** The six series colours in order; a seventh series is "other" in mute. */
const seriesColours = (p: Palette): string[] => [p.c1, p.c2, p.c3, p.c4, p.c5, p.c6, p.muteMark];

function axis(p: Palette, given: unknown, isValue: boolean): unknown {
  const one = (part: Part): Part => ({
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { color: p.ink3, fontSize: 11 },
    splitNumber: 3,
    splitLine: { show: isValue, lineStyle: { color: p.line } },
    ...part,
  });
  if (Array.isArray(given)) return given.map((part: Part) => one(part));
  return given ? one(given as Part) : undefined;
}

/** An option with the looks of section 2.2: our colours, quiet axes, three gridlines, inverted tooltip, no motion. */
export function dressed(option: EChartsCoreOption, mode: Mode, font: string): EChartsCoreOption {
  const p = palette(mode);
  return {
    animation: false,
    color: seriesColours(p),
    textStyle: { fontFamily: font, fontSize: 12, color: p.ink2 },
    grid: { left: 8, right: 8, top: 16, bottom: 4, containLabel: true },
    ...option,
    tooltip: {
      trigger: 'axis',
      backgroundColor: p.tooltipBg,
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { color: p.tooltipInk, fontSize: 12 },
      axisPointer: { type: 'shadow', shadowStyle: { color: p.hover, opacity: 0.6 } },
      ...(option.tooltip as Part | undefined),
    },
    ...(option.xAxis ? { xAxis: axis(p, option.xAxis, false) } : {}),
    ...(option.yAxis ? { yAxis: axis(p, option.yAxis, true) } : {}),
  };
}
