import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { atMost } from '../at-most.ts';
import { AppError, refuseField } from '../errors.ts';
import type { Table, TableFault } from './table.ts';

/** Longest a file may take, ms: 50,000 rows take about two seconds. */
const LONGEST_MS = 30_000;
/** Of the thread; what it unpacks lies outside and has its own limit. */
const MEMORY_MB = 256;
/** Files read at once on a node, and those that wait: each holds what was uploaded. */
const AT_ONCE = 2;
const WAITING_MOST = 8;

/**
 * The sheets of a csv or xlsx that have something in them, at least one. Refuses what is no table, has too many rows (as the
 * caller says it) or holds too much, and, with 503, a file for which there is no place now.
 */
export async function readSheets(bytes: Uint8Array, tooMany: () => AppError): Promise<Table[]> {
  const read = await inWorker(bytes);
  if (typeof read !== 'string') return read;
  switch (read) {
    case 'too_many_rows':
      throw tooMany();
    case 'too_large':
      throw refuseField('file', 'table_size');
    case 'empty':
    case 'unreadable':
      throw new AppError('IMPORT_UNREADABLE');
    default:
      throw new Error(`unknown fault ${read satisfies never}`);
  }
}

/** A thread of its own for each file: one made to be expensive ends with that thread, and few are read at once. */
const inWorker = atMost(Math.min(AT_ONCE, availableParallelism()), readInWorker, { waitingMost: WAITING_MOST });

function readInWorker(bytes: Uint8Array): Promise<Table[] | TableFault> {
  return new Promise((resolve) => {
    const worker = start(bytes);
    const timer = setTimeout(() => end('too_large'), LONGEST_MS);
    const end = (answer: Table[] | TableFault): void => {
      clearTimeout(timer);
      // The place is free again only when the thread and its memory are gone.
      void worker.terminate().then(() => resolve(answer));
    };
    worker.once('message', end);
    // Out of memory, or the reader stumbled over what is no spreadsheet.
    worker.once('error', (error) => end(isOutOfMemory(error) ? 'too_large' : 'unreadable'));
  });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Bundled, the worker lies beside the program; from source it is TypeScript, which a thread has to be taught. */
function start(bytes: Uint8Array): Worker {
  const options = { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./read-table.worker.js', import.meta.url), options);
  const source = JSON.stringify(new URL('./read-table.worker.ts', import.meta.url).href);
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { ...options, eval: true });
}
