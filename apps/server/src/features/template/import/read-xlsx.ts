import { read, type WorkSheet } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { AppError } from '../../../platform/errors.ts';
import { isBlank, MOST_ROWS_READ, type TableRow } from './table.ts';
import { xlsxParts } from './xlsx-parts.ts';

/** Columns beyond these are not looked at. */
const MOST_COLUMNS = 60;

/**
 * Reads the first sheet. The file is unpacked under limits first, and only the rows that can matter are handed to the
 * spreadsheet reader: neither a bomb nor a sheet of 200,000 rows reaches it.
 */
export async function readXlsx(bytes: Uint8Array): Promise<TableRow[]> {
  const parts = await xlsxParts(bytes);
  const types = parts.get(TYPES) ?? '';
  parts.set(
    TYPES,
    types.replace(OVERRIDE, (whole, name: string) => (parts.has(name) ? whole : '')),
  );
  const packed = Object.fromEntries([...parts].map(([name, text]) => [name, strToU8(text)]));
  return rowsOf(firstSheet(zipSync(packed, { level: 0 })));
}

/** The list of parts; those left out must not be named in it. */
const TYPES = '[Content_Types].xml';
const OVERRIDE = /<Override\b[^<>]{0,500}?\bPartName="\/([^"<>]{1,500})"[^<>]{0,500}\/>/g;

function firstSheet(bytes: Uint8Array): WorkSheet {
  try {
    const book = read(bytes, { type: 'array', dense: true, cellFormula: true, cellHTML: false, cellDates: false });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (sheet) return sheet;
  } catch (cause) {
    throw new AppError('IMPORT_UNREADABLE', { data: { cause: cause instanceof Error ? cause.name : 'unknown' } });
  }
  throw new AppError('IMPORT_UNREADABLE');
}

function rowsOf(sheet: WorkSheet): TableRow[] {
  const lines = sheet['!data'] ?? [];
  const rows: TableRow[] = [];
  lines.forEach((line, index) => {
    const cells = Array.from({ length: Math.min(line?.length ?? 0, MOST_COLUMNS) }, (_, c) => textOf(line?.[c]));
    if (!isBlank(cells)) rows.push({ row: index + 1, cells });
  });
  return rows.slice(0, MOST_ROWS_READ);
}

/** A formula that was never computed is text like any other: it is kept as it reads and never run. */
function textOf(cell: { w?: string; v?: unknown; f?: string } | null | undefined): string {
  if (!cell) return '';
  const value = cell.v ?? '';
  if (value === '' && cell.f) return `=${cell.f}`;
  return typeof value === 'string' ? value : (cell.w ?? String(value));
}
