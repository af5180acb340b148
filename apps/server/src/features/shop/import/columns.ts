import { LIMIT } from '@rondo/domain/limit';
import type { Table } from '../../../platform/table/table.ts';
import { readDay, readFormat, readHours, readNumber, readState, readText, readZone } from './cell.ts';
import { fieldsOf, IMPORT_FIELD_NAMES, type ImportField } from './import-field.ts';

/** What the dialog says of the headers: a field, or null for "leave out". */
export type Mapping = Record<string, ImportField | null>;

/** A guess is believed when at least half of the first values can be read as such. */
const SAMPLE = 200;

/** For each column its field; a field is used once. What the reader said wins over what the header sounds like. */
export function mapColumns(table: Table, mapping: Mapping): (ImportField | null)[] {
  const used = new Set<ImportField>();
  const told = table.headers.map((header) => take(used, toldFor(mapping, header)));
  return table.headers.map((header, column) => {
    if (toldFor(mapping, header) !== undefined) return told[column] ?? null;
    return take(
      used,
      fieldsOf(header).find((field) => !used.has(field) && fits(field, sampleOf(table, column))),
    );
  });
}

const toldFor = (mapping: Mapping, header: string): ImportField | null | undefined =>
  Object.hasOwn(mapping, header) ? mapping[header] : undefined;

function take(used: Set<ImportField>, field: ImportField | null | undefined): ImportField | null {
  if (!field || used.has(field)) return null;
  used.add(field);
  return field;
}

function sampleOf(table: Table, column: number): string[] {
  const values = table.rows.map((row) => row[column] ?? '').filter((value) => value !== '');
  return values.slice(0, SAMPLE);
}

function fits(field: ImportField, sample: readonly string[]): boolean {
  const readable = READERS[field];
  if (!readable || sample.length === 0) return true;
  return sample.filter(readable).length * 2 >= sample.length;
}

/** Fields whose values tell whether a column is meant: "state" of American files is the province. */
const READERS: Partial<Record<ImportField, (text: string) => boolean>> = {
  code: (text) => readText(text, LIMIT.name.shopCode).ok,
  state: (text) => readState(text).ok,
  format: (text) => readFormat(text).ok,
  latitude: (text) => readNumber(text, -90, 90).ok,
  longitude: (text) => readNumber(text, -180, 180).ok,
  areaM2: (text) => readNumber(text, 0.01, 1_000_000).ok,
  openedOn: (text) => readDay(text).ok,
  timeZone: (text) => readZone(text).ok,
  hours: (text) => readHours(text).ok,
};

/** Whether a text names a field, for what comes from outside. */
export function isImportField(text: unknown): text is ImportField {
  return IMPORT_FIELD_NAMES.some((field) => field === text);
}
