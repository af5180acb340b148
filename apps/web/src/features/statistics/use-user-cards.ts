import { userFigureRows } from '@rondo/contract/figure-rows';
import type { Output } from '@rondo/contract/kit/endpoint';
import type { userInspectionApi } from '@rondo/contract/user-inspection';
import { LIMIT } from '@rondo/domain/limit';
import { USER_FIGURE_KEYS, USER_FIGURES, type UserFigureKey } from '@rondo/domain/user-figures';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';
import { CHANGE_OF, type FigureCard } from './figure-words.ts';
import type { Asked } from './filter.ts';
import { useRowsLink } from './use-rows-link.ts';

export type UserOverview = Output<typeof userInspectionApi.overview>;
type Part = UserOverview['trend'][number];

/** The figure in a part of the period, where the parts tell it. */
const SPARKS: Partial<Record<UserFigureKey, (part: Part) => number | null>> = {
  inspectors: ({ inspectors }) => inspectors,
  perInspector: ({ records, inspectors }) => (inspectors === 0 ? null : records / inspectors),
  average: ({ averageRate }) => averageRate,
};

/** The figures of the inspectors, each with formula, change, trend and rows. */
export function useUserCards(overview: UserOverview, asked: Asked): FigureCard[] {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const { figures, previous, counts, trend } = overview;
  const opens = userFigureRows(overview, asked);
  const notes: Partial<Record<UserFigureKey, string>> = {
    perInspector: t('userInspection.counted.perInspector', { count: counts.records }),
    average: t('userInspection.counted.average', { count: format.count(counts.evaluated) }),
    strictness: t('userInspection.counted.strictness', { count: format.count(counts.compared) }),
    onTime: t('userInspection.counted.onTime', { count: format.count(counts.inTime), all: format.count(counts.due) }),
  };
  // A bucket that the period cuts, or whose day is not over, would look like a fall.
  const whole = trend.filter((bucket) => !bucket.isPartial && !bucket.isProvisional);
  return USER_FIGURE_KEYS.map((key): FigureCard => {
    const { unit, isMoreBetter } = USER_FIGURES[key];
    const spark = SPARKS[key];
    const { count, rows } = opens[key];
    return {
      key,
      label: t(`userInspection.figure.${key}`),
      formula:
        key === 'average' && asked.weighting === 'points'
          ? t('scoreStatistics.formula.average.points')
          : t(`userInspection.formula.${key}`, { count: LIMIT.rank.samples }),
      unit,
      as: CHANGE_OF[unit],
      current: figures[key],
      previous: previous[key],
      isMoreBetter,
      spark: spark && whole.map(spark),
      note: notes[key],
      to: count > 0 ? linkOf(rows) : undefined,
    };
  });
}
