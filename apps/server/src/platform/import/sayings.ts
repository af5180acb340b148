import { z } from 'zod';
import { refuseField } from '../errors.ts';
import { TABLE_LIMITS } from '../table/table.ts';
import type { AnyImport } from './definition.ts';
import type { Sayings } from './read-file.ts';

const mapping = z.array(z.string().nullable()).max(TABLE_LIMITS.columns + 1);
const defaults = z.record(z.string(), z.string().max(1_000));

/** What the dialog says of a file, in the text fields beside it. */
export function sayingsOf(
  { fields }: AnyImport,
  texts: Readonly<Record<string, string>>,
): Sayings & { templateId: string | null } {
  const names = new Set(fields.map((field) => field.name));
  const told = mapping.safeParse(parsed(texts.mapping ?? '[]'));
  if (!told.success) throw refuseField('mapping', 'format');
  if (told.data.some((field) => field !== null && field !== '' && !names.has(field)))
    throw refuseField('mapping', 'choice');
  const given = defaults.safeParse(parsed(texts.defaults ?? '{}'));
  if (!given.success || Object.keys(given.data).some((field) => !names.has(field)))
    throw refuseField('defaults', 'choice');
  const sheet = texts.sheet === undefined ? null : Number(texts.sheet);
  if (sheet !== null && !Number.isInteger(sheet)) throw refuseField('sheet', 'format');
  const templateId = z
    .uuid()
    .nullable()
    .safeParse(texts.templateId ?? null);
  if (!templateId.success) throw refuseField('templateId', 'format');
  return { mapping: told.data, defaults: given.data, sheet, templateId: templateId.data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
