import { Worker } from 'node:worker_threads';
import { AppError, refuseField } from '../errors.ts';
import { TABLE_LIMITS, type Table, type TableFault } from './table.ts';

/** Longest a file may take, ms: 50,000 rows take about two seconds. */
const LONGEST_MS = 30_000;
const MEMORY_MB = 768;

/**
 * The rows of a csv or xlsx, read in a thread of its own: a file made to be expensive ends with that thread. Refuses what
 * is no table and what has too many rows.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const read = await inWorker(bytes);
  if (typeof read !== 'string') return read;
  if (read === 'too_many_rows') throw refuseField('file', 'too_many', { max: TABLE_LIMITS.rows });
  throw new AppError('IMPORT_UNREADABLE');
}

function inWorker(bytes: Uint8Array): Promise<Table | TableFault> {
  return new Promise((resolve) => {
    const worker = start(bytes);
    const timer = setTimeout(() => end('unreadable'), LONGEST_MS);
    const end = (answer: Table | TableFault): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    worker.once('message', end);
    // Out of memory, or the library stumbled over what is no spreadsheet: for the sender it is the same.
    worker.once('error', () => end('unreadable'));
  });
}

/** Bundled, the worker lies beside the program; from source it is TypeScript, which a thread has to be taught. */
function start(bytes: Uint8Array): Worker {
  const options = { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./read-table.worker.js', import.meta.url), options);
  const source = JSON.stringify(new URL('./read-table.worker.ts', import.meta.url).href);
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { ...options, eval: true });
}
