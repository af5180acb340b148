import { CUSTOM_LIMIT, choiceNamed, customNameIn, customValueOf } from '@rondo/domain/shop-custom';
import type { FieldSpec } from '../../../platform/import/field.ts';
import { type DayOrder, readDay } from '../../../platform/table/read-day.ts';
import { readNumber } from '../../../platform/table/read-field.ts';
import type { CustomField } from '../custom-fields.ts';
import type { Cell } from './cell.ts';
import { customColumn, type ImportField } from './fields.ts';

/** The column of a field of the company: found by its name in either language. */
export const customSpec = (field: CustomField): FieldSpec<ImportField> => ({
  name: customColumn(field.id),
  label: { 'zh-CN': customNameIn(field, 'zh-CN'), 'en-US': customNameIn(field, 'en-US') },
  aliases: '',
});

/** A cell as it is stored: a choice by the id of its name, numbers and days as people write them. */
export function readCustom(field: CustomField, text: string, order: DayOrder): Cell<string> {
  if (field.kind === 'choice') {
    const choice = choiceNamed(field.choices, text);
    return choice ? { ok: true, value: choice.id } : { ok: false, fault: 'choice', params: { names: namesOf(field) } };
  }
  if (field.kind === 'date') {
    const day = readDay(text, order);
    return day === null ? { ok: false, fault: 'day' } : kept(field, day);
  }
  if (field.kind === 'number') {
    const { min, max } = CUSTOM_LIMIT.number;
    const number = readNumber(text, min, max);
    return number.ok ? kept(field, String(number.value)) : number;
  }
  return kept(field, text);
}

function kept(field: CustomField, text: string): Cell<string> {
  const read = customValueOf(field, text);
  if (read.ok) return read;
  const { min: least, max: most } = CUSTOM_LIMIT.number;
  if (read.fault === 'tooLong') return { ok: false, fault: 'tooLong', params: { max: CUSTOM_LIMIT.text } };
  return { ok: false, fault: read.fault, params: { least, most, names: namesOf(field) } };
}

/** Choices that a message names. */
const NAMED = 6;
const namesOf = ({ choices }: CustomField): string =>
  choices
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
