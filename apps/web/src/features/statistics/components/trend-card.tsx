import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { failureRows, recordRows } from '@rondo/contract/statistics-rows';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import { type Part, partOf, useTrendPart } from '../use-trend-part.ts';
import { BucketName } from './bucket-name.tsx';
import { useBucketName } from './bucket-names.ts';
import { NumberLink } from './number-link.tsx';
import { TrendFrame } from './trend-frame.tsx';

type Trend = Output<typeof statisticsApi.inspection>['trend'];

interface Props {
  trend: Trend;
  asked: Asked;
  /** Filters the page to a part of the period; null where the figures are frozen. */
  onPick: ((part: Part) => void) | null;
}

/** How many inspections and how good, over time. A bar filters the page, with Shift it opens its records. */
export function TrendCard({ trend, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const select = useTrendPart({ trend, rowsOf: (part) => recordRows(asked, part), onPick });
  const nameOf = useBucketName();
  const points = useMemo(
    () =>
      trend.map((bucket) => ({
        name: nameOf(bucket),
        count: bucket.records,
        rate: bucket.averageRate,
        isPale: bucket.isProvisional || bucket.isPartial,
      })),
    [trend, nameOf],
  );
  const day = (text: string) => format.day(noonOf(text));
  return (
    <TrendFrame
      title={t('statistics.trend.title')}
      said={t('statistics.trend.said', { from: day(asked.from), to: day(asked.to), count: trend.length })}
      points={points}
      words={{ count: t('statistics.trend.records'), rate: t('statistics.trend.average') }}
      hint={onPick && t('statistics.trend.hint')}
      onSelect={select}
    >
      <TrendTable trend={trend} asked={asked} />
    </TrendFrame>
  );
}

function TrendTable({ trend, asked }: Pick<Props, 'trend' | 'asked'>) {
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
              <BucketName bucket={bucket} />
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
