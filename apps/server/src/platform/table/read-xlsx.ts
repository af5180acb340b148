import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx';
import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { TABLE_LIMITS, type Table, type TableFault, tableOf } from './table.ts';

/** Pictures and embedded files stay packed: no cell is in them. */
const UNNEEDED = /\/(media|embeddings)\//;

/** Reads the first sheet of an xlsx. Formulas give the text they showed last; a sheet that unpacks to too much is refused. */
export function readXlsx(bytes: Uint8Array): Table | TableFault {
  const parts = unpack(bytes);
  if (parts === null) return 'unreadable';
  // Packed again without compression: the reader cannot be made to unpack more than was allowed here.
  const book = read(zipSync(parts, { level: 0 }), {
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    sheetRows: TABLE_LIMITS.rows + 100,
  });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? tableOf(rowsOf(sheet)) : 'unreadable';
}

function unpack(bytes: Uint8Array): Unzipped | null {
  let total = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (UNNEEDED.test(name)) return false;
      total += originalSize;
      return total <= TABLE_LIMITS.unpackedBytes;
    },
  });
  return total > TABLE_LIMITS.unpackedBytes ? null : parts;
}

function rowsOf(sheet: WorkSheet): string[][] {
  const rows = sheet['!data'] ?? [];
  return Array.from(rows, (row) => Array.from((row ?? []).slice(0, TABLE_LIMITS.columns), textOf));
}

/** A cell as a person reads it, but whole: 13812345678 is not 1.38E+10, and a date is yyyy-mm-dd. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined) return '';
  if (cell.t !== 'n') return String(cell.w ?? cell.v);
  if (cell.z !== undefined && SSF.is_date(cell.z)) return SSF.format('yyyy-mm-dd', cell.v);
  return String(cell.v);
}
