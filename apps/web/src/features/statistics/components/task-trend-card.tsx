import { taskRows } from '@rondo/contract/statistics-rows';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Asked } from '../filter.ts';
import type { TaskOverview } from '../use-task-cards.ts';
import { type Part, partOf } from '../use-trend-part.ts';
import { NumberLink } from './number-link.tsx';
import { Trend, type TrendColumn } from './trend.tsx';

type Buckets = TaskOverview['trend'];

interface Props {
  trend: Buckets;
  asked: Asked;
  onPick: (part: Part) => void;
}

const SHOWN = ['dispatched', 'completed', 'due', 'inTime'] as const;

const pointOf = ({ counts, figures }: Buckets[number]) => ({ count: counts.dispatched, rate: figures.onTime });

/** How many tasks were dispatched, and what share of those due was on time. */
export function TaskTrendCard({ trend, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const columns: TrendColumn<Buckets[number]>[] = SHOWN.map((set) => ({
    title: t(`taskStatistics.set.${set}`),
    render: (bucket) => (
      <NumberLink rows={taskRows(asked, set, partOf(bucket))} count={bucket.counts[set]}>
        {format.count(bucket.counts[set])}
      </NumberLink>
    ),
  }));
  return (
    <Trend
      {...{ trend, asked, onPick, pointOf }}
      rowsOf={(part) => taskRows(asked, 'dispatched', part)}
      title={t('taskStatistics.trend.title')}
      said={(of) => t('taskStatistics.trend.said', of)}
      words={{ count: t('taskStatistics.figure.dispatched'), rate: t('taskStatistics.figure.onTime') }}
      hint={t('taskStatistics.trend.hint')}
      columns={[
        ...columns,
        {
          title: t('taskStatistics.figure.onTime'),
          render: ({ figures }) => format.percent(figures.onTime === null ? null : figures.onTime / 100),
        },
      ]}
    />
  );
}
