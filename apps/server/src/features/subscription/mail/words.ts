import type { FrozenReport, FrozenSheet } from '@rondo/contract/subscription-shapes';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import { cellText } from '../../../platform/export/cell.ts';

export type T = (key: MessageKey, params?: Params) => string;

export const wordsOf =
  (language: Language): T =>
  (key, params) =>
    translate(language, key, params);

/** The days of a report, both included. */
export function periodText(t: T, { period }: Pick<FrozenReport, 'period'>): string {
  if (period === null) return t('subscription.period.all');
  return period.from === period.to ? period.from : `${period.from} – ${period.to}`;
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
