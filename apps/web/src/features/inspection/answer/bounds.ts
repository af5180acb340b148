import type { CheckItem } from '@rondo/domain/scoring/template';
import type { Translate } from '../../../shared/i18n.tsx';
import { unitOf } from '../draft/value-text.ts';

/** The number somebody typed so far, null for none; a comma is a decimal point on many phones, and before each three digits it groups. */
export function numberOf(text: string): number | null {
  const typed = text.trim().replace('−', '-');
  const plain = GROUPED.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/** Which values pass, as a line. */
export function boundsText(item: CheckItem, t: Translate): string {
  const at = (value: number) => `${value}${unitOf(item)}`;
  if (item.min !== null && item.max !== null) {
    return t('inspection.answer.range', { min: at(item.min), max: at(item.max) });
  }
  if (item.min !== null) return t('inspection.answer.atLeast', { min: at(item.min) });
  if (item.max !== null) return t('inspection.answer.atMost', { max: at(item.max) });
  return '';
}
