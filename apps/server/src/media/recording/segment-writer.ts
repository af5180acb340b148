import { type FileHandle, mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../platform/one-line-failure.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../failure.ts';
import { TICKS_PER_S } from '../frame.ts';
import type { Fragment } from '../hub/picture-group.ts';
import { recover } from './recover.ts';
import { placeFor } from './segment-files.ts';

const TICKS_PER_MS = TICKS_PER_S / 1_000;
const MINUTE_MS = 60_000;
/** Written in pieces of at least so much. */
const PIECE_BYTES = 256 * 1024;
/** A disk that is further behind than this is too slow: the segment ends there. */
const MOST_WAITING_BYTES = 32 * 1024 * 1024;
/** So long after the disk refused it is tried again, ms. */
const REST_MS = 30_000;

interface Options {
  /** Of the camera. */
  folder: string;
  clock: Clock;
  log: Log;
  /** Less free than this counts as full, bytes: the rest of the program needs it. */
  reserveBytes: number;
}

interface Begun {
  path: string;
  handle: FileHandle | null;
  /** A segment ends with the first key frame from here on. */
  endsAtMs: number;
  firstTime: number;
  lastTime: number;
  step: number;
  /** When its first picture was taken, ms since 1970. */
  startedAtMs: number;
  waiting: Buffer[];
  waitingBytes: number;
}

export type DiskCause = 'disk_full' | 'disk_failed';

/** Writes a camera's pictures as they come into segments of about a minute, each from a key frame on; nothing is encoded anew. */
export function segmentWriter({ folder, clock, log, reserveBytes }: Options) {
  let init: Buffer | null = null;
  let begun: Begun | null = null;
  let unwritten = 0;
  let cause: DiskCause | null = null;
  let restUntilMs = 0;
  /** What is done with the disk, one after another. */
  let work: Promise<void> = recover(folder, log);
  const then = (act: () => Promise<void>): void => {
    work = work.then(act).catch((error: unknown) => {
      cause = errorCode(error) === 'ENOSPC' ? 'disk_full' : 'disk_failed';
      restUntilMs = clock.elapsedMs() + REST_MS;
      log(`A recording could not be written: ${String(error)}`);
    });
  };

  function begin(fragment: Fragment, head: Buffer): void {
    const startedAtMs = Math.round(clock.wallMs());
    const path = join(folder, `${startedAtMs}.part`);
    const made: Begun = {
      ...{ path, handle: null, startedAtMs, endsAtMs: (Math.floor(startedAtMs / MINUTE_MS) + 1) * MINUTE_MS },
      ...{ firstTime: fragment.time, lastTime: fragment.time, step: 0, waiting: [head], waitingBytes: head.length },
    };
    begun = made;
    then(async () => {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < reserveBytes) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
      made.handle = await open(path, 'w');
      cause = null;
    });
  }

  function flush(of: Begun): void {
    const bytes = Buffer.concat(of.waiting);
    of.waiting = [];
    of.waitingBytes = 0;
    unwritten += bytes.length;
    then(async () => {
      try {
        await of.handle?.write(bytes);
      } finally {
        unwritten -= bytes.length;
      }
    });
  }

  /** Ends the segment that is being written. */
  function end(): void {
    const ended = begun;
    begun = null;
    if (!ended) return;
    flush(ended);
    const durationMs = Math.round((ended.lastTime - ended.firstTime + ended.step) / TICKS_PER_MS);
    then(async () => {
      await ended.handle?.close();
      if (!ended.handle) return;
      if (durationMs <= 0) return rm(ended.path, { force: true });
      await rename(ended.path, await placeFor(folder, ended.startedAtMs, durationMs));
    });
  }

  function add(to: Begun, { time, bytes }: Fragment): void {
    if (time > to.lastTime) {
      to.step = time - to.lastTime;
      to.lastTime = time;
    }
    // What came since the last key frame comes at once: its first picture is older than its arrival.
    const startedAtMs = Math.round(clock.wallMs() - (time - to.firstTime) / TICKS_PER_MS);
    to.startedAtMs = Math.min(to.startedAtMs, startedAtMs);
    to.waiting.push(bytes);
    to.waitingBytes += bytes.length;
    if (to.waitingBytes >= PIECE_BYTES) flush(to);
  }

  return {
    onTrack(segment: Buffer): void {
      end();
      init = segment;
    },
    onFragment(fragment: Fragment): void {
      if (cause !== null && clock.elapsedMs() < restUntilMs) {
        end();
        return;
      }
      if (unwritten > MOST_WAITING_BYTES) return end();
      if (fragment.isKey && begun && clock.wallMs() >= begun.endsAtMs) end();
      if (!begun && fragment.isKey && init) begin(fragment, init);
      if (begun) add(begun, fragment);
    },
    end,
    cause: (): DiskCause | null => cause,
    /** Resolves when all is on the disk. */
    async stop(): Promise<void> {
      end();
      await work;
    },
  };
}
