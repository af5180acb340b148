import { type ChildProcess, fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { atMost } from '../at-most.ts';
import { type DocumentText, DocumentUnreadable, type ReadFormat } from './document-text.ts';
import type { IndexedText, ReadAnswer, ReadRequest } from './read-messages.ts';

/** Longest a document may take, ms: a book of 900 pages takes a few seconds. */
const LONGEST_MS = 60_000;
/** Of the process: its heap alone, and all of it with what it unpacks. */
const HEAP_MB = 768;
const MEMORY_MB = 1_400;
/** Documents that are read at once on a node. */
const AT_ONCE = 2;
/** A process waits so long for the next document, ms; one that read a large one ends, and its memory with it. */
const IDLE_MS = 10_000;
const SMALL_BYTES = 2_000_000;
const MB = 1024 * 1024;

interface Options {
  signal?: AbortSignal;
  /** Ends the reading as `too_slow`. */
  longestMs?: number;
}

/**
 * What a document says, read in a process of its own with an end to its time and its memory. Takes the bytes or the path of a file.
 * Throws `DocumentUnreadable` with the reason; with an aborted signal its reason. Never asks a network for anything.
 */
export async function readDocument(
  from: Uint8Array | string,
  format: ReadFormat,
  { signal, longestMs = LONGEST_MS }: Options = {},
): Promise<DocumentText> {
  const answer = await inProcess(request(from, format, 'text'), longestMs, signal);
  if ('fault' in answer) throw new DocumentUnreadable(answer.fault);
  if (!('text' in answer)) throw new Error('asked for a text and got something else');
  return answer.text;
}

/** The same in passages, with their words as they are searched; cutting a book into words would hold up everybody else here. */
export async function indexDocument(path: string, format: ReadFormat): Promise<IndexedText> {
  const answer = await inProcess(request(path, format, 'passages'), LONGEST_MS, undefined);
  if ('fault' in answer) throw new DocumentUnreadable(answer.fault);
  if (!('indexed' in answer)) throw new Error('asked for passages and got something else');
  return answer.indexed;
}

const request = (from: Uint8Array | string, format: ReadFormat, wants: ReadRequest['wants']): ReadRequest =>
  typeof from === 'string' ? { path: from, bytes: null, format, wants } : { path: null, bytes: from, format, wants };

const inProcess = atMost(AT_ONCE, readInProcess);

/** Processes that read a small document and wait for the next, with the timer that ends them. */
const waiting: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

function readInProcess(asked: ReadRequest, longestMs: number, signal: AbortSignal | undefined): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const isSmall = sizeOf(asked) <= SMALL_BYTES;
    const child = take() ?? start();
    let fault: ReadAnswer | null = null;
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
    };
    const abort = (): void => {
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => {
      fault = { fault: 'too_slow' };
      child.kill('SIGKILL');
    }, longestMs);
    signal?.addEventListener('abort', abort, { once: true });
    child.on('message', (answer: ReadAnswer) => {
      settle();
      if (isSmall) keep(child);
      else end(child);
      resolve(answer);
    });
    child.on('error', (error) => {
      settle();
      end(child);
      reject(error);
    });
    // It ended before it answered: by the clock, by whoever asked, or because it outgrew its memory.
    child.on('exit', (_, endedBy) => {
      settle();
      if (signal?.aborted) return reject(signal.reason);
      resolve(fault ?? { fault: endedBy === null ? 'broken' : 'too_large' });
    });
    child.send(asked, (error) => {
      // A process that is gone tells so by its end.
      if (error && child.connected) child.emit('error', error);
    });
  });
}

const sizeOf = ({ bytes, path }: ReadRequest): number => bytes?.byteLength ?? statSync(path ?? '').size;

/** A process that waits, if there is one. */
function take(): ChildProcess | undefined {
  const free = waiting.pop();
  if (!free) return undefined;
  clearTimeout(free.timer);
  free.child.removeAllListeners('exit');
  free.child.ref();
  free.child.channel?.ref();
  return free.child;
}

/** The process waits a while, and keeps this one from ending as little as its timer does. */
function keep(child: ChildProcess): void {
  const forget = (): void => {
    const at = waiting.findIndex((one) => one.child === child);
    if (at >= 0) waiting.splice(at, 1);
    end(child);
  };
  waiting.push({ child, timer: setTimeout(forget, IDLE_MS).unref() });
  child.once('exit', forget);
  child.unref();
  child.channel?.unref();
}

function end(child: ChildProcess): void {
  child.removeAllListeners();
  child.kill('SIGKILL');
}

/** `read-document.worker.js` beside the bundle, or its source. Of the environment it gets what Node needs, and its limit. */
function start(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(`./read-document.worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
  const { PATH, LANG, TZ, NODE_ENV } = process.env;
  return fork(fileURLToPath(file), [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(isSource ? ['--import', import.meta.resolve('tsx')] : [])],
    env: { PATH, LANG, TZ, NODE_ENV, RONDO_READ_BYTES: String(MEMORY_MB * MB) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
