import { LANGUAGES, type Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import { normalizeHeader } from '../table/normalize-header.ts';
import { writeXlsx } from '../table/write-xlsx.ts';
import type { CellNote } from './definition.ts';
import type { Secrets } from './secrets.ts';
import type { Sheet } from './sheet.ts';

/** The rows of a file that were not right, as they stood there, each with what to change. */
const mendTable = z.object({ headers: z.array(z.string()), rows: z.array(z.array(z.string())) });
export type MendTable = z.output<typeof mendTable>;

export const parseMend = (kept: unknown): MendTable => mendTable.parse(kept);

interface Words {
  labelOf: (field: string) => string;
  secrets: Secrets;
  language: Language;
}

/** The column that says what to change stands first, where it is seen. Secrets are not kept: a row that had one says so. */
export function mendOf(
  sheet: Sheet,
  faults: readonly CellNote<string>[],
  { labelOf, secrets, language }: Words,
): MendTable | null {
  if (faults.length === 0) return null;
  const told = new Map<number, string[]>();
  for (const { row, field, message } of faults) {
    told.set(row, [...(told.get(row) ?? []), `${labelOf(field)}: ${message}`]);
  }
  const rows = sheet.rows.filter(({ row }) => told.has(row));
  const left = (cells: readonly string[]): string[] =>
    cells.flatMap((cell, at) =>
      secrets.isColumn(at) && cell !== '' ? `${sheet.headers[at]}: ${translate(language, 'import.secretLeft')}` : [],
    );
  return {
    headers: [translate(language, 'import.fix'), ...sheet.headers],
    rows: rows.map(({ row, cells }) => [
      [...(told.get(row) ?? []), ...left(cells)].join('\n'),
      ...cells.map((cell, at) => (secrets.isColumn(at) ? '' : cell)),
    ]),
  };
}

const OURS = new Set(LANGUAGES.map((language) => normalizeHeader(translate(language, 'import.fix'))));

/** Whether a column is ours, of a file that was mended: it is nothing to import. */
export const isMendHeader = (header: string): boolean => OURS.has(normalizeHeader(header));

export function mendFile({ headers, rows }: MendTable, name: string): Promise<Buffer> {
  const columns = headers.map((header, at) => ({ header, width: at === 0 ? 48 : 18 }));
  return writeXlsx({ name, columns, rows });
}
