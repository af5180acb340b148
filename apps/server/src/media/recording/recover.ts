import { readFile, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../failure.ts';
import { TICKS_PER_S } from '../frame.ts';
import { readClip } from '../mp4/read-clip.ts';
import { namesIn, placeFor } from './segment-files.ts';

const PART = /^(\d{13,14})\.part$/;
const TICKS_PER_MS = TICKS_PER_S / 1_000;

/** Makes segments of what a process that was killed had begun to write: up to the last whole picture. */
export async function recover(camera: string, log: Log): Promise<void> {
  for (const name of await namesIn(camera)) {
    const started = PART.exec(name)?.[1];
    if (started === undefined) continue;
    const path = join(camera, name);
    const file = await readFile(path);
    const length = wholeLength(file);
    const durationMs = lasting(file.subarray(0, length), name, log);
    if (durationMs === 0) await rm(path, { force: true });
    else {
      await truncate(path, length);
      await rename(path, await placeFor(camera, Number(started), durationMs));
    }
  }
}

/** Bytes up to the end of the last whole mdat box; 0 where there is none. */
function wholeLength(file: Buffer): number {
  let at = 0;
  let whole = 0;
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at);
    if (size < 8 || at + size > file.length) break;
    const isData = file.toString('latin1', at + 4, at + 8) === 'mdat';
    at += size;
    if (isData) whole = at;
  }
  return whole;
}

function lasting(file: Buffer, name: string, log: Log): number {
  if (file.length === 0) return 0;
  try {
    return Math.ceil(readClip(file).duration / TICKS_PER_MS);
  } catch (error) {
    log(`What was begun of the recording ${name} cannot be read and is removed: ${String(error)}`);
    return 0;
  }
}
