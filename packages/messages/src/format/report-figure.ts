import type { FigureUnit } from '@rondo/domain/figure-unit';
import { leastText, type Say, unitText } from './figure.ts';
import { count, money, roundHalfUp } from './number.ts';

/** A figure of a report as it was sent. */
interface Told {
  unit: FigureUnit;
  value: number | null;
  isLeast: boolean;
  /** Of the period before; absent: it is compared with nothing. */
  previous?: number | null | undefined;
  /** What `previous` is compared with, where that is not the value. */
  base?: number | null | undefined;
  notes: readonly string[];
}

/** A figure as a report says it: exact, a dash where it cannot be computed, at least so much where it was counted in part. */
export function reportFigureText({ unit, value, isLeast }: Pick<Told, 'unit' | 'value' | 'isLeast'>, t: Say): string {
  const text = unitText(unit, value, t);
  return isLeast && value !== null ? leastText(text, t) : text;
}

/** What stands beside a figure: how it changed, and how sure it is; empty where there is nothing to say. */
export const besideText = (one: Told, t: Say): string =>
  [changeText(one, t), ...one.notes].filter((part) => part !== '').join(' · ');

/** How a figure changed; empty where there is nothing to compare with. */
function changeText({ unit, value, previous, base = value }: Told, t: Say): string {
  if (value === null || base === null || previous === undefined || previous === null) return '';
  const change = roundHalfUp(base - previous, unit === 'money' ? 2 : 1);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  const size = Math.abs(change);
  const text = `${sign}${unit === 'money' ? money(size) : count(size)}`;
  if (unit === 'percent' || unit === 'points') return t('subscription.change.points', { change: text });
  return unit === 'seconds' ? t('subscription.change.seconds', { change: text }) : text;
}
