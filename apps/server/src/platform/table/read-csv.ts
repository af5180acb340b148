import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { TABLE_LIMITS, type Table, type TableFault, tableOf } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** A quote that is never closed would swallow the file. */
const LONGEST_RECORD = 200_000;

/** Reads comma, semicolon, tab or bar separated text. Formulas are text like any other. */
export function readCsv(bytes: Uint8Array): Table | TableFault {
  const text = decodeText(bytes);
  if (text === null) return 'unreadable';
  try {
    const raw: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_RECORD,
      // A few more than allowed, so that a file that is too long is known to be.
      to: TABLE_LIMITS.rows + 100,
    });
    return tableOf(raw);
  } catch (error) {
    if (error instanceof CsvError) return 'unreadable';
    throw error;
  }
}

/** The separator that the first line with content has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const line = text.split(/\r?\n/, 20).find((one) => one.trim() !== '') ?? '';
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
