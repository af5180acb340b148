import type { FigureUnit } from '@rondo/domain/figure-unit';
import type { MessageKey, Params } from '../index.ts';
import { duration } from './deadline.ts';
import { count, money, noValue, percent, roundHalfUp } from './number.ts';

/** Texts in the language of the reader. */
export type Say = (key: MessageKey, params?: Params) => string;

/** A value in its unit, exact; a dash where it cannot be computed. Percent are numbers of 0 to 100. */
export function unitText(unit: FigureUnit, value: number | null, t: Say): string {
  if (value === null) return noValue;
  switch (unit) {
    case 'count':
    case 'times':
      return count(value);
    case 'percent':
      return percent(value / 100);
    case 'hours':
      return t('subscription.hours', { hours: roundHalfUp(value, 1) });
    case 'seconds':
      return duration(value * 1000, t);
    case 'points':
      return t('ui.percentagePoints', { value: roundHalfUp(value, 1) });
    case 'minutes':
      return t('statistics.unit.minutes', { value: count(value) });
    case 'days':
      return t('statistics.unit.days', { value: count(value) });
    case 'money':
      return money(value);
    default:
      return unit satisfies never;
  }
}

/** The same of what was counted in part: "≥ 1,204". */
export const leastText = (text: string, t: Say): string => t('flowDashboard.mark.atLeast', { value: text });
