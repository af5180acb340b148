import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { budget, sheetRows } from './sheet-rows.ts';
import { type Table, TableError } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** A quote that is never closed would swallow the file. */
const LONGEST_RECORD = 200_000;
/** Characters, and lines of them, that say which separator a file has: a title may have none, and prose has commas. */
const LOOKED_AT = 100_000;
const LINES = 20;

/** Reads comma, semicolon, tab or bar separated text. Formulas are text like any other. */
export function readCsv(bytes: Uint8Array): Table {
  const text = decodeText(bytes);
  if (text === null) throw new TableError('unreadable');
  const rows = sheetRows(budget());
  let row = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text.slice(0, LOOKED_AT)),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_RECORD,
      // Nothing is kept by the parser: a file of separators alone would be millions of cells.
      on_record: (record: string[]) => {
        rows.add(row, record);
        row += 1;
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new TableError('unreadable');
    throw error;
  }
  return { name: '', rows: rows.done(), merges: [] };
}

/** The separator that most of the first lines have equally often, outside of quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
  const weights = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const alike = counts.filter((count) => count === usual).length;
    return alike * usual;
  });
  return DELIMITERS[weights.indexOf(Math.max(...weights))] ?? ',';
}
