import { parse } from 'csv-parse/sync';
import { AppError } from '../../../platform/errors.ts';
import { isBlank, MOST_ROWS_READ, type TableRow } from './table.ts';

/** Longest record, in characters: fifty columns of the longest text. */
const MOST_CHARACTERS_A_ROW = 100_000;
/** Blank rows inside a file that are read over before giving up. */
const MOST_RECORDS = MOST_ROWS_READ * 4;
const DELIMITERS = [',', ';', '\t'] as const;

/** Reads comma, semicolon or tab separated text in UTF-8, UTF-16 or GB18030 (what Excel in Chinese writes). */
export function readCsv(bytes: Uint8Array): TableRow[] {
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new AppError('IMPORT_UNREADABLE');
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MOST_CHARACTERS_A_ROW,
      to: MOST_RECORDS,
    });
    return records
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => !isBlank(cells))
      .slice(0, MOST_ROWS_READ);
  } catch (cause) {
    throw new AppError('IMPORT_UNREADABLE', { data: { cause: cause instanceof Error ? cause.name : 'unknown' } });
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs('utf-16le', bytes) ?? unreadable();
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes) ?? unreadable();
  return decodeAs('utf-8', bytes) ?? decodeAs('gb18030', bytes) ?? unreadable();
}

/** Null when the bytes are not in this encoding. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function unreadable(): never {
  throw new AppError('IMPORT_UNREADABLE');
}

/** The separator that the first line uses most. */
function delimiterOf(text: string): string {
  const line = text.slice(0, 10_000).split('\n', 1)[0] ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}
