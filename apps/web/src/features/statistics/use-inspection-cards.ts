import type { Output } from '@rondo/contract/kit/endpoint';
import type { InspectionFigures, statisticsApi } from '@rondo/contract/statistics';
import { FIGURE_ROWS } from '@rondo/contract/statistics-rows';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';
import type { FigureCard } from './figure-words.ts';
import type { Asked } from './filter.ts';
import { useRowsLink } from './use-rows-link.ts';

type Figures = Output<typeof statisticsApi.inspection>;
type TrendKey = keyof Pick<
  Figures['trend'][number],
  'records' | 'averageRate' | 'passPercent' | 'redLines' | 'coveragePercent' | 'rectificationOnTimePercent'
>;

interface Card {
  key: 'records' | 'coverage' | 'average' | 'pass' | 'redLines' | 'onTime';
  of: keyof InspectionFigures;
  trend: TrendKey;
  as: 'percent' | 'points' | 'count';
  isMoreBetter: boolean;
}

const CARDS: readonly Card[] = [
  { key: 'records', of: 'records', trend: 'records', as: 'percent', isMoreBetter: true },
  { key: 'coverage', of: 'coveragePercent', trend: 'coveragePercent', as: 'points', isMoreBetter: true },
  { key: 'average', of: 'averageRate', trend: 'averageRate', as: 'points', isMoreBetter: true },
  { key: 'pass', of: 'passPercent', trend: 'passPercent', as: 'points', isMoreBetter: true },
  { key: 'redLines', of: 'redLines', trend: 'redLines', as: 'count', isMoreBetter: false },
  {
    key: 'onTime',
    of: 'rectificationOnTimePercent',
    trend: 'rectificationOnTimePercent',
    as: 'points',
    isMoreBetter: true,
  },
];

/** How many rows stand behind a percentage: what its link opens. */
const COUNTED = {
  records: null,
  coverage: 'statistics.counted.coverage',
  average: 'statistics.counted.average',
  pass: 'statistics.counted.pass',
  redLines: null,
  onTime: 'statistics.counted.onTime',
} as const satisfies Record<Card['key'], string | null>;

/** The six figures of the page with formula, change and trend; each opens its rows. */
export function useInspectionCards(figures: Figures | undefined, asked: Asked): FigureCard[] {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  if (!figures) return [];
  const { current, previous, trend } = figures;
  // A bucket that the period cuts, or whose day is not over, would look like a fall.
  const whole = trend.filter((bucket) => !bucket.isPartial && !bucket.isProvisional);
  return CARDS.map(({ key, of, trend: line, as, isMoreBetter }): FigureCard => {
    const { rows, count } = FIGURE_ROWS[key];
    const counted = COUNTED[key] && t(COUNTED[key], { count: format.count(count(current)), open: current.shopsOpen });
    return {
      key,
      label: t(`statistics.figure.${key}`),
      formula:
        key === 'average' && asked.weighting === 'points'
          ? t('scoreStatistics.formula.average.points')
          : t(`statistics.formula.${key}`, { inspected: current.shopsInspected, open: current.shopsOpen }),
      unit: as === 'points' ? 'percent' : 'count',
      as,
      current: current[of],
      previous: previous[of],
      isMoreBetter,
      spark: whole.map((bucket) => bucket[line]),
      note: counted ?? undefined,
      to: linkOf(rows(asked)),
    };
  });
}
