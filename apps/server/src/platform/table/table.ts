/** A file as rows of text. Row numbers are those a spreadsheet shows. */
export interface Table {
  headers: string[];
  /** Number of the row under the headers. */
  firstRow: number;
  /** As long as the headers; empty rows are kept, so that numbers stay right. */
  rows: string[][];
}

export const TABLE_LIMITS = { rows: 50_000, columns: 200, cellCharacters: 2_000, unpackedBytes: 300 * 1024 * 1024 };

/** Why a file is no table; the answer of the worker. */
export type TableFault = 'unreadable' | 'too_many_rows' | 'empty';

/** Makes a table of raw rows: the first one with content holds the headers. */
export function tableOf(raw: readonly string[][]): Table | TableFault {
  const at = raw.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (at < 0) return 'empty';
  const headers = (raw[at] ?? []).slice(0, TABLE_LIMITS.columns).map((header) => header.trim());
  while (headers.at(-1) === '') headers.pop();
  const rows = raw.slice(at + 1).map((row) => headers.map((_, column) => cut(row[column] ?? '')));
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  if (rows.length > TABLE_LIMITS.rows) return 'too_many_rows';
  return rows.length === 0 ? 'empty' : { headers, firstRow: at + 2, rows };
}

/** Nothing of a shop is that long: what is cut off is refused later as too long all the same. */
const cut = (cell: string): string => cell.trim().slice(0, TABLE_LIMITS.cellCharacters);
