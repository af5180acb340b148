import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import { recordsLink } from '../row-links.ts';
import { type Trend, trendOption } from './trend-option.ts';

interface Props {
  trend: Trend;
  asked: Asked;
  /** Filters the page to a part of the period; null where the figures are frozen. */
  onPick: ((span: { from: string; to: string }) => void) | null;
}

/** How many inspections and how good, over time. A bar filters the page, with Shift it opens its records. */
export function TrendCard({ trend, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const can = useCan();
  const { from, to } = asked;
  const nameOf = useMemo(() => (bucket: Trend[number]) => format.day(noonOf(bucket.from)), [format]);
  const option = useMemo(
    () =>
      trendOption(trend, { records: t('statistics.trend.records'), average: t('statistics.trend.average'), nameOf }),
    [trend, nameOf, t],
  );
  const day = (text: string) => format.day(noonOf(text));
  const pick = (at: { dataIndex: number }, isRows: boolean) => {
    const bucket = trend[at.dataIndex];
    if (!bucket) return;
    if (isRows && can('record_select')) void navigate(recordsLink(asked, { from: bucket.from, to: bucket.to }));
    else onPick?.({ from: bucket.from, to: bucket.to });
  };
  return (
    <section className="card statistics-card">
      <header>
        <h2>{t('statistics.trend.title')}</h2>
        <ul className="statistics-legend meta" aria-hidden>
          <li data-mark="bar">{t('statistics.trend.records')}</li>
          <li data-mark="line">{t('statistics.trend.average')}</li>
        </ul>
      </header>
      <Chart
        label={t('statistics.trend.said', { from: day(from), to: day(to), count: trend.length })}
        option={option}
        onSelect={pick}
      />
      <details className="statistics-data">
        <summary className="meta">
          {t('ui.chart.asTable')}
          {onPick && <span className="statistics-hint"> · {t('statistics.trend.hint')}</span>}
        </summary>
        <TrendTable trend={trend} asked={asked} nameOf={nameOf} />
      </details>
    </section>
  );
}

function TrendTable({
  trend,
  asked,
  nameOf,
}: Pick<Props, 'trend' | 'asked'> & { nameOf: (b: Trend[number]) => string }) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
  return (
    <table>
      <thead>
        <tr>
          <th>{t('record.filter.period')}</th>
          <th>{t('statistics.figure.records')}</th>
          <th>{t('statistics.figure.average')}</th>
          <th>{t('statistics.figure.pass')}</th>
          <th>{t('statistics.figure.redLines')}</th>
        </tr>
      </thead>
      <tbody>
        {trend.map((bucket) => (
          <tr key={bucket.from}>
            <td>
              {nameOf(bucket)}
              {bucket.isProvisional && <span className="meta"> {t('statistics.trend.provisional')}</span>}
            </td>
            <td>
              {can('record_select') ? (
                <Link to={recordsLink(asked, { from: bucket.from, to: bucket.to })}>
                  {format.count(bucket.records)}
                </Link>
              ) : (
                format.count(bucket.records)
              )}
            </td>
            <td>{percent(bucket.averageRate)}</td>
            <td>{percent(bucket.passPercent)}</td>
            <td>{format.count(bucket.redLines)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
