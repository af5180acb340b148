import type { FrozenReport, FrozenSheet } from '@rondo/contract/subscription-shapes';
import type { Language } from '@rondo/domain/language';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import { cellText } from '../../../platform/export/cell.ts';

export type T = (key: MessageKey, params?: Params) => string;
type Figure = FrozenReport['figures'][number];

export const wordsOf =
  (language: Language): T =>
  (key, params) =>
    translate(language, key, params);

/** The days of a report, both included. */
export function periodText(t: T, { period }: Pick<FrozenReport, 'period'>): string {
  if (period === null) return t('subscription.period.all');
  return period.from === period.to ? period.from : `${period.from} – ${period.to}`;
}

/** A figure as a mail says it: exact, a dash where it cannot be computed. */
export function figureText(t: T, { unit, value }: Pick<Figure, 'unit' | 'value'>): string {
  if (value === null) return '—';
  if (unit === 'percent') return `${value.toFixed(1)}%`;
  return unit === 'hours' ? t('subscription.hours', { hours: roundHalfUp(value, 1) }) : value.toLocaleString('en-US');
}

/** How a figure changed; empty where there is nothing to compare with. */
export function changeText(t: T, { unit, value, previous }: Figure): string {
  if (value === null || previous === undefined || previous === null) return '';
  const change = roundHalfUp(value - previous, 1);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  const size = Math.abs(change).toLocaleString('en-US');
  return unit === 'percent' ? t('subscription.change.points', { change: `${sign}${size}` }) : `${sign}${size}`;
}

/** A kept cell as text, moments in the time of a zone. */
export function textOf(
  cell: FrozenSheet['rows'][number][number] | undefined,
  kind: FrozenSheet['columns'][number]['kind'],
  timeZone: string,
): string {
  if (cell === null || cell === undefined) return '';
  return cellText(kind === 'time' ? new Date(String(cell)) : cell, kind, timeZone);
}
