import { countedRecords } from '@rondo/contract/figure-rows';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Asked } from '../filter.ts';
import { type Part, partOf } from '../use-trend-part.ts';
import type { UserOverview } from '../use-user-cards.ts';
import { NumberLink } from './number-link.tsx';
import { Trend } from './trend.tsx';

interface Props {
  overview: UserOverview;
  asked: Asked;
  onPick: (part: Part) => void;
}

const pointOf = ({ records, averageRate }: UserOverview['trend'][number]) => ({ count: records, rate: averageRate });

/** How much was inspected, and what rates were given. */
export function UserTrendCard({ overview, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const rowsOf = (part: Part) => countedRecords(overview, asked, part);
  return (
    <Trend
      {...{ trend: overview.trend, asked, onPick, rowsOf, pointOf }}
      title={t('userInspection.trend.title')}
      said={(of) => t('userInspection.trend.said', of)}
      words={{ count: t('statistics.figure.records'), rate: t('userInspection.figure.average') }}
      hint={t('statistics.trend.hint')}
      columns={[
        {
          title: t('statistics.figure.records'),
          render: (bucket) => (
            <NumberLink rows={rowsOf(partOf(bucket))} count={bucket.records}>
              {format.count(bucket.records)}
            </NumberLink>
          ),
        },
        { title: t('userInspection.figure.inspectors'), render: (bucket) => format.count(bucket.inspectors) },
        {
          title: t('userInspection.figure.average'),
          render: ({ averageRate }) => format.percent(averageRate === null ? null : averageRate / 100),
        },
      ]}
    />
  );
}
