import { type ReactNode, useMemo } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import { rateAxisStart, type TrendPoint, type TrendWords, trendOption } from './trend-option.ts';

interface Props {
  title: string;
  /** What the chart says in a sentence. */
  said: string;
  /** Keep it stable: the chart is drawn anew with another one. */
  points: readonly TrendPoint[];
  words: TrendWords;
  /** How a bar is used; null where nothing can be picked. */
  hint: string | null;
  onSelect: (index: number, isRows: boolean) => void;
  /** The same as a table. */
  children: ReactNode;
}

/** Counts as bars and a rate as a line over them, in parts of a period; below it the same as a table. */
export function TrendFrame({ title, said, points, words, hint, onSelect, children }: Props) {
  const t = useT();
  const { count, rate } = words;
  const option = useMemo(() => trendOption(points, { count, rate }), [points, count, rate]);
  const start = rateAxisStart(points);
  return (
    <section className="card statistics-card statistics-trend">
      <header>
        <h2>{title}</h2>
        <ul className="statistics-legend meta" aria-hidden>
          <li data-mark="bar">{count}</li>
          <li data-mark="line">{start > 0 ? t('statistics.trend.from', { name: rate, start }) : rate}</li>
        </ul>
      </header>
      <Chart label={said} option={option} fills onSelect={({ dataIndex }, isRows) => onSelect(dataIndex, isRows)} />
      <details className="statistics-data">
        <summary className="meta">
          {t('ui.chart.asTable')}
          {hint && <span className="statistics-hint"> · {hint}</span>}
        </summary>
        {children}
      </details>
    </section>
  );
}
