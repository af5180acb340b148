import { type FileHandle, mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '@rondo/domain/duration';
import { TICKS_PER_S } from '../frame.ts';
import type { Fragment } from '../hub/picture-group.ts';
import type { DiskQueue } from './disk-queue.ts';
import { placeFor } from './segment-files.ts';

const TICKS_PER_MS = TICKS_PER_S / 1_000;

/** Written in pieces of at least so much. */
const PIECE_BYTES = 256 * 1024;

interface Options {
  /** Of the camera. */
  folder: string;
  /** The init segment. */
  head: Buffer;
  first: Fragment;
  /** Now, ms since 1970. */
  wallMs: number;
  disk: DiskQueue;
  /** Less free than this counts as full, bytes. */
  reserveBytes: number;
}

/** One segment while it is written: `<start>.part`, and under its name when it is whole. */
export function segmentFile({ folder, head, first, wallMs, disk, reserveBytes }: Options) {
  let startedAtMs = Math.round(wallMs);
  const path = join(folder, `${startedAtMs}.part`);
  const endsAtMs = (Math.floor(startedAtMs / MINUTE_MS) + 1) * MINUTE_MS;
  let handle: FileHandle | null = null;
  let lastTime = first.time;
  let step = 0;
  let waiting: Buffer[] = [head];
  let waitingBytes = head.length;
  let unwritten = 0;
  disk.run(async () => {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < reserveBytes) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
    handle = await open(path, 'w');
    disk.isWell();
  });
  function flush(): void {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    unwritten += bytes.length;
    disk.run(async () => {
      await handle?.write(bytes);
      unwritten -= bytes.length;
    });
  }
  return {
    /** From here on it ends with the next key frame, ms since 1970. */
    endsAtMs,
    /** Bytes that the disk has not taken yet. */
    unwritten: (): number => unwritten,
    add({ time, bytes }: Fragment, nowMs: number): void {
      if (time > lastTime) {
        step = time - lastTime;
        lastTime = time;
      }
      // What came since the last key frame comes at once: its first picture is older than its arrival.
      startedAtMs = Math.min(startedAtMs, Math.round(nowMs - (time - first.time) / TICKS_PER_MS));
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= PIECE_BYTES) flush();
    },
    end(): void {
      flush();
      const durationMs = Math.round((lastTime - first.time + step) / TICKS_PER_MS);
      disk.run(async () => {
        if (!handle) return;
        await handle.close();
        if (durationMs <= 0) await rm(path, { force: true });
        else await rename(path, await placeFor(folder, startedAtMs, durationMs));
      });
    },
  };
}
