import {
  CUSTOM_KINDS,
  type CustomChoice,
  type CustomKind,
  customFilterParts,
  customNameIn,
  customValueOf,
  rangeParts,
} from '@rondo/domain/shop-custom';
import { z } from 'zod';
import type { Db } from '../../platform/db/company-db.ts';
import { refuseField } from '../../platform/errors.ts';
import { contains } from '../../platform/list.ts';
import * as q from './custom-field.queries.ts';

/** A field that the company gives its stores. */
export interface CustomField {
  id: string;
  name: string;
  nameEn: string;
  kind: CustomKind;
  choices: readonly CustomChoice[];
  rev: number;
}

/** What stores say, as text by the id of the field. */
export type CustomValues = Readonly<Record<string, string>>;
export const customValues = z.record(z.string(), z.string());

const storedChoices = z.array(z.object({ id: z.string(), name: z.string() }));

type Row = Awaited<ReturnType<ReturnType<typeof q.all>['execute']>>[number];

export function customField(row: Row): CustomField {
  const kind = CUSTOM_KINDS.find((known) => known === row.kind);
  // CHECKed by the table.
  if (!kind) throw new Error(`kind of field ${row.kind}`);
  const { id, name, name_en: nameEn, rev } = row;
  return { id, name, nameEn, kind, choices: storedChoices.parse(row.choices), rev };
}

/** The fields of a company, in their order. */
export async function customFieldsOf(db: Db, companyId: string): Promise<CustomField[]> {
  return (await q.all(db, companyId).execute()).map(customField);
}

/** What a store says, in the order of the fields; nothing of fields that were deleted, nor choices that are gone. */
export function presentCustom(fields: readonly CustomField[], stored: unknown): { fieldId: string; value: string }[] {
  const values = customValues.parse(stored);
  return fields.flatMap((field) => {
    const value = values[field.id] ?? '';
    return value !== '' && isKnown(field, value) ? [{ fieldId: field.id, value }] : [];
  });
}

const isKnown = ({ kind, choices }: CustomField, value: string): boolean =>
  kind !== 'choice' || choices.some(({ id }) => id === value);

/**
 * What is stored after a form said something of some fields: others keep what they have. Refuses at `custom.<field>`; a field
 * that was deleted while the form was open is passed over.
 */
export function withCustom(
  fields: readonly CustomField[],
  before: unknown,
  said: readonly { fieldId: string; value: string }[],
): CustomValues {
  const read = said.flatMap(({ fieldId, value }) => {
    const field = fields.find(({ id }) => id === fieldId);
    if (!field) return [];
    const one = customValueOf(field, value);
    if (!one.ok) throw refuseField(`custom.${fieldId}`, one.fault === 'day' ? 'day_range' : 'invalid');
    return [{ fieldId, value: one.value }];
  });
  return mergedCustom(before, read);
}

/** What is stored after some fields got another value, an empty one for none. */
export function mergedCustom(before: unknown, said: readonly { fieldId: string; value: string }[]): CustomValues {
  const values = new Map(Object.entries(customValues.parse(before)));
  for (const { fieldId, value } of said) {
    if (value === '') values.delete(fieldId);
    else values.set(fieldId, value);
  }
  return Object.fromEntries(values);
}

/** What stores say as people read it: a choice by its name. */
export function customText({ kind, choices }: CustomField, value: string): string {
  return kind === 'choice' ? (choices.find(({ id }) => id === value)?.name ?? '') : value;
}

/** What changed, for the audit log: each field by its name. */
export function customChange(fields: readonly CustomField[], before: unknown, after: CustomValues): [string, string] {
  const old = customValues.parse(before);
  const changed = fields.filter(({ id }) => (old[id] ?? '') !== (after[id] ?? ''));
  const told = (values: CustomValues): string =>
    changed
      .map((field) => `${customNameIn(field, 'zh-CN')}: ${customText(field, values[field.id] ?? '') || '—'}`)
      .join('; ');
  return [told(old), told(after)];
}

/** The filters of a list, those of one field together. */
export function narrowings(filters: readonly string[]): q.CustomNarrowing[] {
  const byField = new Map<string, string[]>();
  for (const { fieldId, value } of filters.map(customFilterParts))
    byField.set(fieldId, [...(byField.get(fieldId) ?? []), value]);
  return [...byField].map(([fieldId, values]) => {
    const ranges = values.map(rangeParts);
    return {
      fieldId,
      values,
      patterns: values.map(contains),
      numbers: ranges.map(({ from, to }) => ({ from: numberOf(from), to: numberOf(to) })),
      days: ranges,
    };
  });
}

/** Null: an open end, or none that is a number. */
function numberOf(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
