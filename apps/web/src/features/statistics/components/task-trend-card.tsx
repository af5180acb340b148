import { taskRows } from '@rondo/contract/statistics-rows';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { noonOf } from '../day-text.ts';
import type { Asked } from '../filter.ts';
import type { TaskOverview } from '../use-task-cards.ts';
import { type Part, partOf, useTrendPart } from '../use-trend-part.ts';
import { BucketName } from './bucket-name.tsx';
import { useBucketName } from './bucket-names.ts';
import { NumberLink } from './number-link.tsx';
import { TrendFrame } from './trend-frame.tsx';

type Trend = TaskOverview['trend'];

interface Props {
  trend: Trend;
  asked: Asked;
  onPick: (part: Part) => void;
}

/** How many tasks were dispatched, and what share of those due was on time. A bar filters the page, with Shift it opens its tasks. */
export function TaskTrendCard({ trend, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const select = useTrendPart({ trend, rowsOf: (part) => taskRows(asked, 'dispatched', part), onPick });
  const nameOf = useBucketName();
  const points = useMemo(
    () =>
      trend.map((bucket) => ({
        name: nameOf(bucket),
        count: bucket.counts.dispatched,
        rate: bucket.figures.onTime,
        isPale: bucket.isProvisional || bucket.isPartial,
      })),
    [trend, nameOf],
  );
  const [from, to] = [asked.from, asked.to].map((day) => format.day(noonOf(day)));
  return (
    <TrendFrame
      title={t('taskStatistics.trend.title')}
      said={t('taskStatistics.trend.said', { from: from ?? '', to: to ?? '', count: trend.length })}
      points={points}
      words={{ count: t('taskStatistics.figure.dispatched'), rate: t('taskStatistics.figure.onTime') }}
      hint={t('taskStatistics.trend.hint')}
      onSelect={select}
    >
      <TrendTable trend={trend} asked={asked} />
    </TrendFrame>
  );
}

const SHOWN = ['dispatched', 'completed', 'due', 'inTime'] as const;

function TrendTable({ trend, asked }: Pick<Props, 'trend' | 'asked'>) {
  const t = useT();
  const format = useFormat();
  return (
    <table>
      <thead>
        <tr>
          <th>{t('record.filter.period')}</th>
          {SHOWN.map((set) => (
            <th key={set}>{t(`taskStatistics.set.${set}`)}</th>
          ))}
          <th>{t('taskStatistics.figure.onTime')}</th>
        </tr>
      </thead>
      <tbody>
        {trend.map((bucket) => (
          <tr key={bucket.from}>
            <td>
              <BucketName bucket={bucket} />
            </td>
            {SHOWN.map((set) => (
              <td key={set}>
                <NumberLink rows={taskRows(asked, set, partOf(bucket))} count={bucket.counts[set]}>
                  {format.count(bucket.counts[set])}
                </NumberLink>
              </td>
            ))}
            <td>{format.percent(bucket.figures.onTime === null ? null : bucket.figures.onTime / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
