import type { ImportReport } from '@rondo/contract/import';
import type { Language } from '@rondo/domain/language';
import type { AnyImport, CellNote, Checked } from './definition.ts';
import { labelIn } from './field.ts';
import { type Column, sampleOf } from './match-columns.ts';
import { HIDDEN, type Secrets } from './secrets.ts';
import type { Sheet } from './sheet.ts';
import type { Source } from './source.ts';

/** What is listed one by one of each, characters of a cell that are repeated, values and rows that are shown. */
const LISTED = 200;
const SHOWN = 100;
const SAMPLES = 3;
const SAMPLE_CHARACTERS = 60;
const PREVIEW = 20;

export interface Read {
  sheets: string[];
  at: number;
  sheet: Sheet;
  columns: Column<string>[];
  source: Source<string>;
}

interface Parts {
  definition: AnyImport;
  read: Read;
  checked: Checked<string, unknown>;
  secrets: Secrets;
  offers: Partial<Record<string, string[]>>;
  importId: string;
  fileName: string;
  language: Language;
}

/** What the reader sees of a dry run. */
export function reportOf(parts: Parts): ImportReport {
  const { definition, read, checked, secrets, offers, importId, fileName, language } = parts;
  const { sheet, source } = read;
  const { faults, warnings, duplicates } = checked;
  const label = new Map(definition.fields.map((field) => [field.name, labelIn(field, language)]));
  const told = (notes: readonly CellNote<string>[]) => cellsTold(source, label, notes.slice(0, LISTED));
  return {
    importId,
    fileName,
    sheets: read.sheets,
    sheet: read.at,
    headingRow: sheet.headingRow,
    rows: sheet.rows.length,
    ready: checked.ready,
    columns: read.columns.map(({ field, by }, at) => ({
      header: sheet.headers[at] ?? '',
      samples: secrets.isColumn(at)
        ? []
        : sampleOf(sheet, at, SAMPLES).map((value) => [...value].slice(0, SAMPLE_CHARACTERS).join('')),
      field,
      by,
    })),
    fields: definition.fields.map(({ name, join, isRequired, isMany }) => ({
      name,
      label: label.get(name) ?? name,
      isJoined: join !== undefined || isMany === true,
      isRequired: isRequired === true,
      // One value for all rows is asked for what every row needs.
      choices: isRequired ? (offers[name] ?? []).slice(0, LISTED) : [],
    })),
    errors: told(faults),
    errorCount: faults.length,
    errorRows: new Set(faults.map((fault) => fault.row)).size,
    warnings: told(warnings),
    warningCount: warnings.length,
    duplicates: duplicates.slice(0, LISTED),
    duplicateCount: duplicates.length,
    choices: [...definition.choices],
    creates: checked.creates.map(({ noun, names }) => ({ noun, count: names.length, names: names.slice(0, LISTED) })),
    notes: checked.notes,
    preview: previewOf(parts, label, new Set(faults.map((fault) => fault.row))),
  };
}

/** What is said of cells, with the heading of the file. */
export const cellsTold = (
  source: Source<string>,
  label: ReadonlyMap<string, string>,
  notes: readonly CellNote<string>[],
): ImportReport['errors'] =>
  notes.map(({ row, field, value, message }) => ({
    row,
    column: source.headerOf(field) ?? label.get(field) ?? field,
    value: [...value].slice(0, SHOWN).join(''),
    message,
  }));

/** The first rows that are right, in the fields the file has. */
function previewOf(
  { read: { source }, checked: { shown }, secrets }: Parts,
  label: ReadonlyMap<string, string>,
  wrong: ReadonlySet<number>,
): ImportReport['preview'] {
  const fields = [...label.keys()].filter((field) => source.fields.has(field));
  const rows = source.rows.filter(({ row }) => !wrong.has(row)).slice(0, PREVIEW);
  const added = [...new Set(rows.flatMap(({ row }) => Object.keys(shown(row))))].filter(
    (field) => !fields.includes(field),
  );
  const all = [...label.keys()].filter((field) => fields.includes(field) || added.includes(field));
  return {
    fields: all.map((field) => label.get(field) ?? field),
    rows: rows.map(({ row, textOf }) => {
      const changed = shown(row);
      const cellOf = (field: string): string => {
        const text = changed[field] ?? textOf(field);
        return secrets.isField(field) && text !== '' ? HIDDEN : [...text].slice(0, SHOWN).join('');
      };
      return { row, cells: all.map(cellOf) };
    }),
  };
}
