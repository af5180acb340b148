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
/** A thread that has read a file up to this size, bytes, reads the next one too: starting it takes longer than reading. */
const SMALL_BYTES = 1_000_000;
/** Longest a thread waits for the next file, ms. */
const IDLE_MS = 10_000;

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

/** One file at a time in a thread: one made to be expensive ends with it, and few are read at once. */
const inWorker = atMost(Math.min(AT_ONCE, availableParallelism()), readInWorker, { waitingMost: WAITING_MOST });

/** Threads that have read a small file and wait for the next, with the timer that ends them. */
const waiting: { worker: Worker; timer: NodeJS.Timeout }[] = [];

function readInWorker(bytes: Uint8Array): Promise<Table[] | TableFault> {
  return new Promise((resolve) => {
    const worker = take() ?? start();
    const settle = (): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('error');
    };
    const end = (answer: Table[] | TableFault): void => {
      settle();
      // The place is free again only when the thread and its memory are gone.
      void worker.terminate().then(() => resolve(answer));
    };
    const timer = setTimeout(() => end('too_large'), LONGEST_MS);
    worker.on('message', (answer: Table[] | TableFault) => {
      if (typeof answer === 'string' || bytes.byteLength > SMALL_BYTES) return end(answer);
      settle();
      keep(worker);
      resolve(answer);
    });
    // Out of memory, or the reader stumbled over what is no spreadsheet.
    worker.on('error', (error) => end(isOutOfMemory(error) ? 'too_large' : 'unreadable'));
    worker.postMessage(bytes);
  });
}

/** A thread that waits, if there is one. */
function take(): Worker | undefined {
  const free = waiting.pop();
  if (!free) return undefined;
  clearTimeout(free.timer);
  free.worker.removeAllListeners('error');
  free.worker.ref();
  return free.worker;
}

/** The thread waits a while for the next file, and keeps no process alive meanwhile. */
function keep(worker: Worker): void {
  const forget = (): void => {
    const at = waiting.findIndex((one) => one.worker === worker);
    if (at >= 0) waiting.splice(at, 1);
    void worker.terminate();
  };
  waiting.push({ worker, timer: setTimeout(forget, IDLE_MS).unref() });
  worker.once('error', forget);
  worker.unref();
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Bundled, the worker lies beside the program; from source it is TypeScript, which a thread has to be taught. */
function start(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./read-table.worker.js', import.meta.url), options);
  const source = JSON.stringify(new URL('./read-table.worker.ts', import.meta.url).href);
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { ...options, eval: true });
}
