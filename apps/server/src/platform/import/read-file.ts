import { translate } from '@rondo/messages';
import type { Context } from '../context.ts';
import { AppError, refuseField } from '../errors.ts';
import { readSheets } from '../table/read-table.ts';
import type { Table } from '../table/table.ts';
import type { AnyImport } from './definition.ts';
import { type HeadingReader, headingReader, labelIn } from './field.ts';
import { headingRow } from './heading-row.ts';
import { type Column, matchColumns, type Told } from './match-columns.ts';
import { isMendHeader } from './mend.ts';
import type { Read } from './report.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { type Filled, fillGroups, sourceOf } from './source.ts';

/** What a person said of a file. */
export interface Sayings {
  mapping: Told<string>;
  defaults: Record<string, string>;
  /** Null: the sheet with the most known headings. */
  sheet: number | null;
}

/** Names that a sentence lists. */
const NAMED = 8;

/** The rows of a file by field, with what was understood of it, in sentences. */
export async function readFile(
  { language }: Pick<Context, 'language'>,
  definition: AnyImport,
  bytes: Uint8Array,
  { mapping, defaults, sheet: chosen }: Sayings,
): Promise<{ read: Read; notes: string[] }> {
  const { maxRows } = definition;
  const tooMany = definition.tooMany ?? (() => refuseField('file', 'too_many_rows', { max: maxRows }));
  const tables = await readSheets(bytes, tooMany);
  const read = headingReader(definition.fields);
  const at = chosen ?? bestOf(tables, definition, read);
  const table = tables[at];
  if (!table) throw refuseField('sheet', 'choice');
  const section = definition.fields.find((field) => field.isSection);
  const heading = headingAt(table, definition, read);
  const sheet = sheetOf(table, heading, section ? labelIn(section, language) : null);
  if (sheet.rows.length === 0) throw refuseField('file', 'no_rows');
  if (sheet.rows.length > maxRows) throw tooMany();
  const ours = sheet.headers.map((header, column) => (isMendHeader(header) ? '' : (mapping[column] ?? null)));
  const columns = matchColumns(sheet, definition.fields, read, ours);
  if (definition.isHeadless && columns.length === 1 && columns[0]?.by === null) columns[0] = wholeList(definition);
  const filled = fillGroups(sheet, columns, definition.fields);
  const source = sourceOf(sheet, columns, definition.fields, defaults);
  // One column that says nothing known is prose or code, not a table.
  if (sheet.headers.length < 2 && source.fields.size === 0) throw new AppError('IMPORT_UNREADABLE');
  const unused = sheet.headers.filter(
    (header, column) => header !== '' && columns[column]?.field === null && !isMendHeader(header),
  );
  return {
    read: { sheets: tables.map(({ name }) => name), at, sheet, columns, source },
    notes: notesOf(sheet, filled, unused, section ? labelIn(section, language) : '', language),
  };
}

/** A list of one column needs no heading where a list is enough. */
function wholeList({ fields }: AnyImport): Column<string> {
  return { field: fields.find((field) => field.isRequired)?.name ?? null, by: 'values' };
}

function headingAt({ rows }: Table, { isHeadless }: AnyImport, read: HeadingReader<string>): number {
  return headingRow(rows, read, isHeadless ?? (() => false));
}

/** Of several sheets the one whose headings say most; of equal ones the first. */
function bestOf(tables: readonly Table[], definition: AnyImport, read: HeadingReader<string>): number {
  const known = tables.map((table) => {
    const heading = table.rows[headingAt(table, definition, read)] ?? [];
    const fields = new Set(
      heading.flatMap((cell) =>
        read(cell)
          .slice(0, 1)
          .map(({ field }) => field),
      ),
    );
    return table.rows.length > 1 ? fields.size : 0;
  });
  return Math.max(0, known.indexOf(Math.max(...known)));
}

function notesOf(
  sheet: Sheet,
  filled: readonly Filled[],
  unused: readonly string[],
  section: string,
  language: Context['language'],
): string[] {
  const listed = (names: readonly string[]): string =>
    names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '');
  const notes = filled
    .filter(({ count }) => count > 0)
    .map(({ header, count }) => translate(language, 'import.note.filled', { column: header, count }));
  if (sheet.headingRow > 1) notes.unshift(translate(language, 'import.note.above', { row: sheet.headingRow }));
  const { sections } = sheet;
  if (sections.length > 0) {
    notes.push(
      translate(language, 'import.note.sections', { count: sections.length, field: section, names: listed(sections) }),
    );
  }
  if (unused.length > 0) notes.push(translate(language, 'import.note.unused', { names: listed(unused) }));
  return notes;
}
