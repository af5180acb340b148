import type { Output } from '@rondo/contract/kit/endpoint';
import type { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { type Rows, rankedShopRows, recordRows } from '@rondo/contract/statistics-rows';
import { SCORE_FIGURE_KEYS, SCORE_FIGURES, type Weighting } from '@rondo/domain/score-figures';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';
import { CHANGE_OF, type FigureCard } from './figure-words.ts';
import type { Asked } from './filter.ts';
import { useRowsLink } from './use-rows-link.ts';

export type ScoreOverview = Output<typeof scoreStatisticsApi.overview>;

/** The scored records of a period, and what a number narrows them by. */
export const scoredRows = (asked: Asked, more: Parameters<typeof recordRows>[1] = {}): Rows =>
  recordRows(asked, { evaluated: true, ...more });

/** The figures of the scores, each with formula, change, trend and rows. */
export function useScoreCards(overview: ScoreOverview, asked: Asked, weighting: Weighting): FigureCard[] {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const { figures, previous, counts, trend } = overview;
  // A bucket that the period cuts, or whose day is not over, would look like a fall.
  const whole = trend.filter((bucket) => !bucket.isPartial && !bucket.isProvisional);
  return SCORE_FIGURE_KEYS.map((key): FigureCard => {
    const { unit, isMoreBetter } = SCORE_FIGURES[key];
    const isRise = key === 'improvement';
    const count = isRise ? counts.compared : counts.evaluated;
    const rows = isRise ? rankedShopRows(asked, { both: true, compare: asked.compare, weighting }) : scoredRows(asked);
    return {
      key,
      label: t(`scoreStatistics.figure.${key}`),
      formula:
        key === 'average' ? t(`scoreStatistics.formula.average.${weighting}`) : t(`scoreStatistics.formula.${key}`),
      unit,
      as: CHANGE_OF[unit],
      current: figures[key],
      previous: previous[key],
      isMoreBetter,
      spark: key === 'average' ? whole.map(({ averageRate }) => averageRate) : undefined,
      note: isRise
        ? t('scoreStatistics.counted.improvement', { count: format.count(count) })
        : key === 'average'
          ? t('scoreStatistics.counted.evaluated', { count: format.count(count) })
          : undefined,
      to: count > 0 ? linkOf(rows) : undefined,
    };
  });
}
