import type { Output } from '@rondo/contract/kit/endpoint';
import type { InspectionFigures, statisticsApi } from '@rondo/contract/statistics';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { type Stat, StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { changeOf } from '../change.ts';
import type { Asked } from '../filter.ts';
import { recordsLink, rectificationsLink } from '../row-links.ts';

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

/** The six figures with formula, change and trend; each opens its rows. */
export function FigureStrip({ figures, asked }: { figures: Figures; asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const { current, previous, trend } = figures;
  const links: Record<Card['key'], string | null> = {
    records: recordsLink(asked),
    coverage: recordsLink(asked),
    average: recordsLink(asked, { evaluated: 'true' }),
    pass: recordsLink(asked, { isPass: 'true' }),
    redLines: recordsLink(asked, { redLine: 'true' }),
    onTime: can('issue_select') ? rectificationsLink(asked) : null,
  };
  const stats = CARDS.map(({ key, of, trend: line, as, isMoreBetter }): Stat => {
    const value = current[of];
    const isPercent = as === 'points';
    const words = (amount: number): string =>
      as === 'points'
        ? t('statistics.points', { value: amount })
        : as === 'percent'
          ? t('statistics.unit.percent', { value: amount })
          : format.count(amount);
    const delta = changeOf(value, previous[of], { as, isMoreBetter, words });
    const to = key === 'onTime' || can('record_select') ? links[key] : null;
    return {
      key,
      label: t(`statistics.figure.${key}`),
      formula: t(`statistics.formula.${key}`, { inspected: current.shopsInspected, open: current.shopsOpen }),
      value: isPercent ? format.percent(value === null ? null : value / 100) : format.short(value),
      spark: trend.map((bucket) => bucket[line]),
      ...(isPercent ? {} : { title: format.count(value) }),
      ...(delta ? { delta } : {}),
      ...(to ? { to } : {}),
    };
  });
  return <StatStrip label={t('statistics.title')} stats={stats} />;
}
