import { failureRows, recordRows } from '@rondo/contract/statistics-rows';
import { DAY_MS } from '@rondo/domain/duration';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { NumberLink } from './number-link.tsx';
import { rateAxisStart, type Trend, trendOption } from './trend-option.ts';

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
  const linkOf = useRowsLink();
  const { from, to } = asked;
  const nameOf = useMemo(
    () => (bucket: Trend[number]) => {
      const name = format.day(noonOf(bucket.from));
      return bucket.isPartial ? t('statistics.trend.partial', { name, count: daysOf(bucket) }) : name;
    },
    [format, t],
  );
  const option = useMemo(
    () =>
      trendOption(trend, { records: t('statistics.trend.records'), average: t('statistics.trend.average'), nameOf }),
    [trend, nameOf, t],
  );
  const start = rateAxisStart(trend);
  const day = (text: string) => format.day(noonOf(text));
  const pick = (at: { dataIndex: number }, isRows: boolean) => {
    const bucket = trend[at.dataIndex];
    if (!bucket) return;
    const rows = isRows ? linkOf(recordRows(asked, { from: bucket.from, to: bucket.to })) : undefined;
    if (rows) void navigate(rows);
    else onPick?.({ from: bucket.from, to: bucket.to });
  };
  return (
    <section className="card statistics-card statistics-trend">
      <header>
        <h2>{t('statistics.trend.title')}</h2>
        <ul className="statistics-legend meta" aria-hidden>
          <li data-mark="bar">{t('statistics.trend.records')}</li>
          <li data-mark="line">
            {start > 0 ? t('statistics.trend.averageFrom', { start }) : t('statistics.trend.average')}
          </li>
        </ul>
      </header>
      <Chart
        label={t('statistics.trend.said', { from: day(from), to: day(to), count: trend.length })}
        option={option}
        fills
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
              <NumberLink rows={recordRows(asked, partOf(bucket))} count={bucket.records}>
                {format.count(bucket.records)}
              </NumberLink>
            </td>
            <td>{percent(bucket.averageRate)}</td>
            <td>{percent(bucket.passPercent)}</td>
            <td>
              <NumberLink
                rows={failureRows(asked, { ...partOf(bucket), severity: ['red_line'] })}
                count={bucket.redLines}
              >
                {format.count(bucket.redLines)}
              </NumberLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const partOf = ({ from, to }: Trend[number]) => ({ from, to });

function daysOf({ from, to }: Trend[number]): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}
