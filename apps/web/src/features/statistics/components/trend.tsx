import type { Rows } from '@rondo/contract/statistics-rows';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import { type Part, useTrendPart } from '../use-trend-part.ts';
import { BucketName } from './bucket-name.tsx';
import { type Bucket, useBucketName } from './bucket-names.ts';
import { rateAxisStart, type TrendPoint, type TrendWords, trendOption } from './trend-option.ts';

/** A column of the table below a trend, beside the one that names its part of the period. */
export interface TrendColumn<B> {
  title: string;
  render: (bucket: B) => ReactNode;
}

interface Props<B extends Bucket> {
  trend: readonly B[];
  asked: Asked;
  title: string;
  /** What the chart says in a sentence: of so many parts between two days. */
  said: (of: { from: string; to: string; count: number }) => string;
  /** The bar and the line of a part. Keep it stable: the chart is drawn anew with another one. */
  pointOf: (bucket: B) => Pick<TrendPoint, 'count' | 'rate'>;
  words: TrendWords;
  /** How a bar is used; null where nothing can be picked. */
  hint: string | null;
  /** What a bar counts. */
  rowsOf: (part: Part) => Rows;
  /** Filters the page to a part of the period; null where the figures are frozen. */
  onPick: ((part: Part) => void) | null;
  columns: readonly TrendColumn<B>[];
}

/**
 * Counts as bars and a rate as a line over them, in parts of a period; below it the same as a table. A bar filters the page, with
 * Shift it opens its rows.
 */
export function Trend<B extends Bucket>(props: Props<B>) {
  const { trend, asked, title, said, pointOf, words, hint, rowsOf, onPick, columns } = props;
  const t = useT();
  const format = useFormat();
  const select = useTrendPart({ trend, rowsOf, onPick });
  const nameOf = useBucketName();
  const points = useMemo(
    () =>
      trend.map((bucket) => ({
        name: nameOf(bucket),
        ...pointOf(bucket),
        isPale: bucket.isProvisional || bucket.isPartial,
      })),
    [trend, nameOf, pointOf],
  );
  const { count, rate } = words;
  const option = useMemo(() => trendOption(points, { count, rate }), [points, count, rate]);
  const start = rateAxisStart(points);
  const day = (text: string) => format.day(noonOf(text));
  return (
    <section className="card statistics-card statistics-trend">
      <header>
        <h2>{title}</h2>
        <ul className="statistics-legend meta" aria-hidden>
          <li data-mark="bar">{count}</li>
          <li data-mark="line">{start > 0 ? t('statistics.trend.from', { name: rate, start }) : rate}</li>
        </ul>
      </header>
      <Chart
        label={said({ from: day(asked.from), to: day(asked.to), count: trend.length })}
        option={option}
        fills
        onSelect={({ dataIndex }, isRows) => select(dataIndex, isRows)}
      />
      <details className="statistics-data">
        <summary className="meta">
          {t('ui.chart.asTable')}
          {hint && <span className="statistics-hint"> · {hint}</span>}
        </summary>
        <Table trend={trend} columns={columns} />
      </details>
    </section>
  );
}

function Table<B extends Bucket>({ trend, columns }: Pick<Props<B>, 'trend' | 'columns'>) {
  const t = useT();
  return (
    <table>
      <thead>
        <tr>
          <th>{t('record.filter.period')}</th>
          {columns.map(({ title }) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trend.map((bucket) => (
          <tr key={bucket.from}>
            <td>
              <BucketName bucket={bucket} />
            </td>
            {columns.map(({ title, render }) => (
              <td key={title}>{render(bucket)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
