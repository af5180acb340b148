import type { ECElementEvent, EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppearance } from '../appearance.ts';
import { palette, type palette as paletteOf } from '../tokens.ts';
import { dressed } from './chart-option.ts';
import './chart.css';

type Props = {
  /** What the chart says in a sentence; its text alternative. */
  label: string;
  /** Built from the palette, because a chart cannot read CSS variables. Keep it stable (useCallback, module). */
  option: (p: ReturnType<typeof paletteOf>) => EChartsCoreOption;
  /** px; at least, where the chart `fills` a card that its neighbour makes taller. */
  height?: number;
  fills?: boolean;
  /** A click on a bar or point; `isRows` with Shift: the rows behind it. */
  onSelect?: (at: { seriesIndex: number; dataIndex: number; name: string }, isRows: boolean) => void;
};

/** A chart in our palette. ECharts loads with the first one; the box has its height from the start. */
export function Chart({ label, option, height = 216, fills = false, onSelect }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { mode } = useAppearance();
  const select = useEffectEvent((event: ECElementEvent) => {
    const { seriesIndex = 0, dataIndex, name } = event;
    const isRows = event.event?.event instanceof MouseEvent && event.event.event.shiftKey;
    onSelect?.({ seriesIndex, dataIndex, name }, isRows);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let chart: EChartsType | undefined;
    let isGone = false;
    // Observing tells the first size too: the chart is drawn once its box has one, and again whenever it changes.
    const observer = new ResizeObserver(() => {
      if (chart) chart.resize();
      else if (element.clientWidth > 0) void draw();
    });
    const draw = async () => {
      const { createChart } = await import('./echarts.ts');
      if (isGone || chart) return;
      chart = createChart(element, null, { renderer: 'svg' });
      chart.setOption(dressed(option(palette(mode)), mode, getComputedStyle(element).fontFamily));
      chart.on('click', (event) => select(event));
    };
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      chart?.dispose();
    };
  }, [option, mode]);
  return (
    <div
      ref={box}
      role="img"
      aria-label={label}
      className="chart"
      data-fills={fills}
      style={fills ? { minHeight: height } : { height }}
    />
  );
}
