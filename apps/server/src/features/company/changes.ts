import { type AuditField, type Change, changesOf } from '../../platform/changes.ts';

/** What differs between a row and what is written over it, by column. */
export function companyChanges<T extends object>(
  before: Readonly<Record<keyof T, unknown>>,
  after: T & Readonly<Record<Exclude<keyof T, AuditField>, never>>,
): Change[] {
  const columns = Object.keys(after) as (keyof T & AuditField)[];
  const texts = columns.map((column) => [column, [textOf(before[column]), textOf(after[column])]]);
  return changesOf(Object.fromEntries(texts));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
