import type { Field } from '@rondo/contract/kit/field';
import { characters } from '@rondo/domain/limit';
import { type DayOrder, readDay } from './read-day.ts';

type PlainField = Exclude<Field, { kind: 'own' }>;

/** Why the text of a cell is no value of its field, with what fills the slots of its message. */
interface FieldFault {
  fault: 'tooLong' | 'characters' | 'number' | 'day';
  params?: Record<string, number>;
}

type Read<T> = { ok: true; value: T } | ({ ok: false } & FieldFault);

/** Characters of a number with its unit. */
const LONGEST_NUMBER = 40;

/** The text of a cell, which is not empty, as a value of a field by its kind. `order`: how the file writes its days. */
export function readField(field: PlainField, text: string, order: DayOrder): Read<string | number> {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'textOrNull':
      return readText(text, field.max);
    case 'number':
      return readNumber(text, field.min, field.max);
    case 'day': {
      const day = readDay(text, order);
      return day === null ? { ok: false, fault: 'day' } : { ok: true, value: day };
    }
    default:
      return field satisfies never;
  }
}

/** Text up to a length in Unicode characters. */
export function readText(text: string, max: number): Read<string> {
  if (characters(text) > max) return { ok: false, fault: 'tooLong', params: { max } };
  return text.includes('\u0000') || !text.isWellFormed()
    ? { ok: false, fault: 'characters' }
    : { ok: true, value: text };
}

/** A number within bounds, as people write it: with a unit of areas or degrees, thousands set apart, a comma for the point. */
export function readNumber(text: string, least: number, most: number): Read<number> {
  const wrong = { ok: false, fault: 'number', params: { least, most } } as const;
  if (text.length > LONGEST_NUMBER) return wrong;
  const plain = text.replace(/\s*(?:m2|m²|㎡|平方?米|平|sqm|°)$/i, '').replace(/[\s,](?=\d{3}(?:\D|$))/g, '');
  const value = Number(/^[+-]?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain);
  return plain !== '' && Number.isFinite(value) && value >= least && value <= most ? { ok: true, value } : wrong;
}
