import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Asked } from '../filter.ts';
import { type ScoreOverview, scoredRows } from '../use-score-cards.ts';
import { type Part, partOf } from '../use-trend-part.ts';
import { NumberLink } from './number-link.tsx';
import { Trend } from './trend.tsx';

interface Props {
  trend: ScoreOverview['trend'];
  asked: Asked;
  onPick: (part: Part) => void;
}

const pointOf = ({ evaluated, averageRate }: ScoreOverview['trend'][number]) => ({
  count: evaluated,
  rate: averageRate,
});

/** How many inspections were scored, and how good they were, over time. */
export function ScoreTrendCard({ trend, asked, onPick }: Props) {
  const t = useT();
  const format = useFormat();
  const rowsOf = (part: Part) => scoredRows({ ...asked, ...part });
  return (
    <Trend
      {...{ trend, asked, onPick, rowsOf, pointOf }}
      title={t('scoreStatistics.trend.title')}
      said={(of) => t('scoreStatistics.trend.said', of)}
      words={{ count: t('scoreStatistics.trend.evaluated'), rate: t('scoreStatistics.figure.average') }}
      hint={t('statistics.trend.hint')}
      columns={[
        {
          title: t('scoreStatistics.trend.evaluated'),
          render: (bucket) => (
            <NumberLink rows={rowsOf(partOf(bucket))} count={bucket.evaluated}>
              {format.count(bucket.evaluated)}
            </NumberLink>
          ),
        },
        {
          title: t('scoreStatistics.figure.average'),
          render: ({ averageRate }) => format.percent(averageRate === null ? null : averageRate / 100),
        },
      ]}
    />
  );
}
