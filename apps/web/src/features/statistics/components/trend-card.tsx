import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { failureRows, recordRows } from '@rondo/contract/statistics-rows';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Asked } from '../filter.ts';
import { type Part, partOf } from '../use-trend-part.ts';
import { NumberLink } from './number-link.tsx';
import { Trend } from './trend.tsx';

type Buckets = Output<typeof statisticsApi.inspection>['trend'];

interface Props {
  trend: Buckets;
  asked: Asked;
  /** Filters the page to a part of the period; null where the figures are frozen. */
  onPick: ((part: Part) => void) | null;
}

const pointOf = ({ records, averageRate }: Buckets[number]) => ({ count: records, rate: averageRate });

/** How many inspections and how good, over time. */
export function TrendCard({ trend, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
  const redLinesOf = (part: Part) => failureRows(asked, { ...part, severity: ['red_line'] });
  return (
    <Trend
      {...{ trend, asked, onPick, pointOf }}
      rowsOf={(part) => recordRows(asked, part)}
      title={t('statistics.trend.title')}
      said={(of) => t('statistics.trend.said', of)}
      words={{ count: t('statistics.trend.records'), rate: t('statistics.trend.average') }}
      hint={onPick && t('statistics.trend.hint')}
      columns={[
        {
          title: t('statistics.figure.records'),
          render: (bucket) => (
            <NumberLink rows={recordRows(asked, partOf(bucket))} count={bucket.records}>
              {format.count(bucket.records)}
            </NumberLink>
          ),
        },
        { title: t('statistics.figure.average'), render: (bucket) => percent(bucket.averageRate) },
        { title: t('statistics.figure.pass'), render: (bucket) => percent(bucket.passPercent) },
        {
          title: t('statistics.figure.redLines'),
          render: (bucket) => (
            <NumberLink rows={redLinesOf(partOf(bucket))} count={bucket.redLines}>
              {format.count(bucket.redLines)}
            </NumberLink>
          ),
        },
      ]}
    />
  );
}
