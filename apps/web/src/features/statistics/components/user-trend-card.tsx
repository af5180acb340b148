import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import { type Part, partOf, useTrendPart } from '../use-trend-part.ts';
import { countedRecords, type UserOverview } from '../use-user-cards.ts';
import { BucketName } from './bucket-name.tsx';
import { useBucketName } from './bucket-names.ts';
import { NumberLink } from './number-link.tsx';
import { TrendFrame } from './trend-frame.tsx';

interface Props {
  overview: UserOverview;
  asked: Asked;
  onPick: (part: Part) => void;
}

/** How much was inspected, and what rates were given. A bar filters the page, with Shift it opens its records. */
export function UserTrendCard({ overview, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const { trend } = overview;
  const select = useTrendPart({ trend, rowsOf: (part) => countedRecords(overview, asked, part), onPick });
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
  const [from, to] = [asked.from, asked.to].map((day) => format.day(noonOf(day)));
  return (
    <TrendFrame
      title={t('userInspection.trend.title')}
      said={t('userInspection.trend.said', { from: from ?? '', to: to ?? '', count: trend.length })}
      points={points}
      words={{ count: t('statistics.figure.records'), rate: t('userInspection.figure.average') }}
      hint={t('statistics.trend.hint')}
      onSelect={select}
    >
      <table>
        <thead>
          <tr>
            <th>{t('record.filter.period')}</th>
            <th>{t('statistics.figure.records')}</th>
            <th>{t('userInspection.figure.inspectors')}</th>
            <th>{t('userInspection.figure.average')}</th>
          </tr>
        </thead>
        <tbody>
          {trend.map((bucket) => (
            <tr key={bucket.from}>
              <td>
                <BucketName bucket={bucket} />
              </td>
              <td>
                <NumberLink rows={countedRecords(overview, asked, partOf(bucket))} count={bucket.records}>
                  {format.count(bucket.records)}
                </NumberLink>
              </td>
              <td>{format.count(bucket.inspectors)}</td>
              <td>{format.percent(bucket.averageRate === null ? null : bucket.averageRate / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TrendFrame>
  );
}
