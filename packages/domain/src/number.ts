import { isCivilDate } from './civil-time.ts';

/** What is numbered, and the letter its numbers begin with. */
export const NUMBER_PREFIX = {
  task: 'T',
  record: 'I',
  rectification: 'R',
  cycle: 'C',
  announcement: 'N',
  pointsAdjustment: 'P',
  feedback: 'F',
} as const;
export type NumberPrefix = (typeof NUMBER_PREFIX)[keyof typeof NUMBER_PREFIX];

/** A number taken apart. `date` is yyyy-MM-dd in the company's zone. */
export type NumberParts = { prefix: NumberPrefix; date: string; sequence: number };

const DIGITS = 6;
const MOST = 999_999;
const PREFIXES = Object.values(NUMBER_PREFIX);

/**
 * The number people quote: prefix, date yyyyMMdd in the company's zone, daily sequence from 1 with six digits (T20261120000123).
 * `date` is yyyy-MM-dd. Throws RangeError for a sequence outside 1..999,999: a longer number could not be read back.
 */
export function formatNumber(prefix: NumberPrefix, date: string, sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > MOST) throw new RangeError(`sequence ${sequence}`);
  return `${prefix}${date.replaceAll('-', '')}${String(sequence).padStart(DIGITS, '0')}`;
}

/** Reads a number that was typed or pasted (spaces around it and small letters are fine); null when it is none. */
export function parseNumber(text: string): NumberParts | null {
  const match = /^([A-Z])(\d{4})(\d{2})(\d{2})(\d{6})$/.exec(text.trim().toUpperCase());
  if (!match) return null;
  const [, letter, year, month, day, digits] = match;
  const prefix = PREFIXES.find((one) => one === letter);
  const date = `${year}-${month}-${day}`;
  const sequence = Number(digits);
  return prefix && sequence > 0 && isCivilDate(date) ? { prefix, date, sequence } : null;
}
