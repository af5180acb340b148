import { LIMIT } from '@rondo/domain/limit';

/** Commas that part thousands, as both languages write them: 1,200 and 12,345.6, not 0,125. */
const THOUSANDS = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
/** A point or a comma before the fraction: many type the comma of their own country. */
const PLAIN = /^[-+]?\d+([.,]\d+)?$/;

/** A number as it is typed; `null` when it is none, or too large. */
export function typedNumber(typed: string): number | null {
  const text = typed.trim();
  const plain = THOUSANDS.test(text) ? text.replaceAll(',', '') : PLAIN.test(text) ? text.replace(',', '.') : null;
  if (plain === null) return null;
  const number = Number(plain);
  return Math.abs(number) <= LIMIT.wholeNumber ? number : null;
}
