import type { ChangeUnit, Compared } from '@rondo/domain/figure-change';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';

/** How a figure is written. Percent 0..100. */
export type FigureUnit = 'count' | 'times' | 'percent' | 'points' | 'hours' | 'minutes' | 'days';

/** How the change of a figure is told. */
export const CHANGE_OF = {
  count: 'percent',
  times: 'percent',
  points: 'points',
  minutes: 'percent',
  percent: 'points',
  hours: 'percent',
  days: 'percent',
} as const satisfies Record<FigureUnit, ChangeUnit>;

/** A figure of a statistics page, ready to be drawn as a card and told in the sentence above the page. */
export interface FigureCard extends Compared {
  key: string;
  label: string;
  /** How it is computed. */
  formula: string;
  unit: FigureUnit;
  /** null: neither more nor less is better. */
  isMoreBetter: boolean | null;
  /** The two numbers behind a percentage. */
  note?: string | undefined;
  /** The value in each part of the period. */
  spark?: readonly (number | null)[] | undefined;
  /** The rows it opens. */
  to?: string | undefined;
}

/** A difference with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** Figures and changes in the reader's words. */
export function useFigureWords() {
  const t = useT();
  const format = useFormat();
  const textOf = (unit: FigureUnit, value: number | null): string => {
    if (value === null) return '—';
    switch (unit) {
      case 'percent':
        return format.percent(value / 100);
      case 'hours':
        return t('statistics.unit.hours', { value: format.count(value) });
      case 'minutes':
        return t('statistics.unit.minutes', { value: format.count(value) });
      case 'points':
        return t('ui.percentagePoints', { value });
      case 'times':
        return format.count(value);
      case 'days':
        return t('statistics.unit.days', { value: format.count(value) });
      case 'count':
        return format.short(value);
      default:
        return unit satisfies never;
    }
  };
  const amountOf = (as: ChangeUnit, amount: number): string => {
    if (as === 'points') return t('ui.percentagePoints', { value: amount });
    return as === 'percent' ? t('statistics.unit.percent', { value: amount }) : format.count(amount);
  };
  return { textOf, amountOf };
}
