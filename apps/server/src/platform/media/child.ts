import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { childMessageShape, type StartMessage } from './child-messages.ts';
import type { StreamEvent } from './stream-event.ts';

interface Options {
  start: Omit<StartMessage, 'kind' | 'webUrl'>;
  /** Where the web server is, for cameras behind store gateways; asked when the process starts. */
  webUrl?: () => string | null;
  log: Logger;
  onEvent: (event: StreamEvent) => void;
}

export interface MediaChild {
  /** Starts it; resolves when it listens. */
  start: () => Promise<void>;
  /** Where it listens on this machine; null while it does not. */
  port: () => number | null;
  /** Of the running process; null while there is none. */
  pid: () => number | null;
  stop: () => Promise<void>;
}

/** Waits before a process that died is started again, ms; one that ran for a while begins with the first. */
const RESTART_MS = [200, 1_000, 5_000, 15_000] as const;
const RAN_WELL_MS = 30_000;
/** A process that does not end by itself within this, ms, is killed. */
const END_MS = 2_000;
/** Heap of the process, MB: one that grows without end ends soon and is started again. */
const HEAP_MB = 512;

/** The media role as a process of its own, started again whenever it dies: a camera's bytes can break nothing but other cameras. */
export function mediaChild({ start, webUrl = () => null, log, onEvent }: Options): MediaChild {
  const open = openStreams(onEvent);
  let child: ChildProcess | null = null;
  let port: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let deaths = 0;
  let isStopping = false;
  let isStarted = false;
  const waiting: (() => void)[] = [];

  function run(): void {
    const startedAt = performance.now();
    const started = forkMedia();
    child = started;
    started.on('message', (message) => {
      const heard = childMessageShape.safeParse(message);
      if (!heard.success) return log.warn('the media process said something unknown');
      if (heard.data.kind !== 'listening') return open.hear(heard.data);
      port = heard.data.port;
      for (const ready of waiting.splice(0)) ready();
    });
    started.on('error', (error) => log.warn({ reason: error.message }, 'the media process'));
    started.once('exit', (code, signal) => {
      child = null;
      port = null;
      open.endAll();
      if (isStopping) return;
      deaths = performance.now() - startedAt > RAN_WELL_MS ? 0 : deaths + 1;
      const waitMs = RESTART_MS[Math.min(Math.max(0, deaths - 1), RESTART_MS.length - 1)];
      log.warn({ code, signal, waitMs }, 'the media process ended and is started again');
      timer = setTimeout(run, waitMs);
    });
    started.send({ kind: 'start', ...start, webUrl: webUrl() } satisfies StartMessage);
  }

  return {
    start: () =>
      new Promise((resolve) => {
        if (port === null) waiting.push(resolve);
        else resolve();
        // One that died is started again by itself, after a while.
        if (isStarted || isStopping) return;
        isStarted = true;
        run();
      }),
    port: () => port,
    pid: () => child?.pid ?? null,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (child) await ended(child);
    },
  };
}

/** Passes events on; the streams of a process that died are told to be closed. */
function openStreams(onEvent: (event: StreamEvent) => void) {
  const last = new Map<string, StreamEvent>();
  return {
    hear(event: StreamEvent): void {
      if (event.kind === 'closed') last.delete(event.streamId);
      else last.set(event.streamId, event);
      onEvent(event);
    },
    endAll(): void {
      const left = [...last.values()];
      last.clear();
      for (const event of left) onEvent({ ...event, kind: 'closed' });
    },
  };
}

/** `media.js` beside the bundle, or its source when the server runs from source. Of the environment it gets what Node needs. */
function forkMedia(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? '../../media/main.ts' : './media.js', import.meta.url);
  const { PATH, LANG, TZ, NODE_ENV } = process.env;
  return fork(fileURLToPath(file), [], {
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      ...(isSource ? ['--import', import.meta.resolve('tsx')] : ['--enable-source-maps']),
    ],
    env: { PATH, LANG, TZ, NODE_ENV },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const killing = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.once('exit', () => {
      clearTimeout(killing);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
