import { AppError } from '../../../platform/errors.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { TableRow } from './table.ts';

/** What begins like a program, picture, document, archive or markup and is no table. */
const FOREIGN = [
  '3c',
  '25504446',
  'd0cf11e0',
  '89504e47',
  'ffd8ff',
  '4d5a',
  '7f454c46',
  '52617221',
  '1f8b',
  '47494638',
];
const ZIP = '504b0304';

/** The rows of a table, by what its bytes say; the name is not believed. */
export async function readTable(bytes: Uint8Array): Promise<TableRow[]> {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (bytes.length === 0 || FOREIGN.some((magic) => start.startsWith(magic))) throw new AppError('IMPORT_UNREADABLE');
  return start === ZIP ? readXlsx(bytes) : readCsv(bytes);
}
