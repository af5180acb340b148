import { parentPort } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Table, TableError, type TableFault } from './table.ts';

const ZIP = '504b0304';
/** What begins like markup, a document, a picture, a program or an archive is no table. */
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
  '504b0506',
  '504b0708',
];

/** The sheets of a file that have something in them. What it is, is told by its first bytes, never by its name. */
function read(bytes: Uint8Array): Table[] | TableFault {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (FOREIGN.some((magic) => start.startsWith(magic))) return 'unreadable';
  try {
    const tables = start === ZIP ? readXlsx(bytes) : [readCsv(bytes)];
    const filled = tables.filter(({ rows }) => rows.length > 0);
    return filled.length > 0 ? filled : 'empty';
  } catch (error) {
    if (error instanceof TableError) return error.fault;
    throw error;
  }
}

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(read(bytes)));
