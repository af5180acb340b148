import { DAYS } from './civil-time.ts';
import { characters } from './limit.ts';

/** How long a name, a text and a choice are, how many choices there are, how great a number is. */
export const CUSTOM_LIMIT = {
  name: 30,
  text: 200,
  choice: 30,
  choices: 50,
  number: { min: -1_000_000_000, max: 1_000_000_000 },
} as const;

/** What a field can be that a company gives its stores (product 3). */
export const CUSTOM_KINDS = ['text', 'number', 'date', 'choice'] as const;
export type CustomKind = (typeof CUSTOM_KINDS)[number];

/** One of what can be chosen; stores keep its id, so that it can be renamed. */
export interface CustomChoice {
  id: string;
  name: string;
}

/** A field as its values need it. */
export interface CustomField {
  kind: CustomKind;
  choices: readonly CustomChoice[];
}

type Read = { ok: true; value: string } | { ok: false; fault: 'tooLong' | 'number' | 'day' | 'choice' };

const right = (value: string): Read => ({ ok: true, value });
const NUMBER = /^[+-]?\d{1,10}(\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value as it is stored: trimmed, a number without needless digits, a day `YYYY-MM-DD`, a choice by its id; '' for none. */
export function customValueOf({ kind, choices }: CustomField, text: string): Read {
  const value = text.trim();
  if (value === '') return right('');
  switch (kind) {
    case 'text':
      return characters(value) > CUSTOM_LIMIT.text ? { ok: false, fault: 'tooLong' } : right(value);
    case 'number': {
      const number = NUMBER.test(value) ? Number(value) : Number.NaN;
      const { min, max } = CUSTOM_LIMIT.number;
      return number >= min && number <= max ? right(String(number || 0)) : { ok: false, fault: 'number' };
    }
    case 'date':
      return isDay(value) ? right(value) : { ok: false, fault: 'day' };
    case 'choice':
      return choices.some(({ id }) => id === value) ? right(value) : { ok: false, fault: 'choice' };
    default:
      return kind satisfies never;
  }
}

/** A day that there is, of the years that are taken. */
function isDay(text: string): boolean {
  if (!DAY.test(text) || text < DAYS.firstPast || text > DAYS.last) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The choice that a cell of a file names, whatever its letters' case. */
export function choiceNamed(choices: readonly CustomChoice[], text: string): CustomChoice | undefined {
  const named = text.trim().toLowerCase();
  return choices.find(({ name }) => name.toLowerCase() === named);
}

/** The name in a language; without an English one the same in both. */
export const customNameIn = ({ name, nameEn }: { name: string; nameEn: string }, language: string): string =>
  language === 'en-US' && nameEn !== '' ? nameEn : name;

/** What a list is narrowed by: `<field>:<value>`; of numbers and days a range `from..to` with an open end. */
export const customFilterOf = (fieldId: string, value: string): string => `${fieldId}:${value}`;

/** Field and value of such a text. */
export function customFilterParts(text: string): { fieldId: string; value: string } {
  const at = text.indexOf(':');
  return { fieldId: text.slice(0, at), value: text.slice(at + 1) };
}

/** Both ends of a range, '' for an open one; a single value is both. */
export function rangeParts(value: string): { from: string; to: string } {
  const at = value.indexOf('..');
  return at < 0 ? { from: value, to: value } : { from: value.slice(0, at), to: value.slice(at + 2) };
}
