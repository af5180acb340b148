import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../platform/one-line-failure.ts';

/** A segment as it lies on the disk; times in ms since 1970. */
export interface SegmentFile {
  path: string;
  startedAt: number;
  durationMs: number;
}

type Place = Readonly<{ companyId: string; cameraId: string }>;

const ID = /^[0-9a-f-]{36}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NAME = /^(\d{13,14})-(\d{1,9})\.mp4$/;
/** No segment lasts longer, ms: one that began earlier cannot reach a moment. */
const LONGEST_MS = 10 * 60_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The folder of a camera's segments: a folder a day (UTC), a file a segment, named by its start and how long it lasts. */
export function cameraFolder(folder: string, { companyId, cameraId }: Place): string {
  if (!ID.test(companyId) || !ID.test(cameraId)) throw new Error('no place of recordings');
  return join(folder, companyId, cameraId);
}

/** Where a segment lies. */
export const segmentPath = (camera: string, startedAt: number, durationMs: number): string =>
  join(camera, dayOf(startedAt), `${startedAt}-${durationMs}.mp4`);

/** The same, its folder made. */
export async function placeFor(camera: string, startedAt: number, durationMs: number): Promise<string> {
  await mkdir(join(camera, dayOf(startedAt)), { recursive: true });
  return segmentPath(camera, startedAt, durationMs);
}

/** Names in a folder, sorted; none where it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Segments of a camera that end after a moment, oldest first, day by day: whoever needs one reads one day only. */
export async function* segmentsAfter(camera: string, at: number): AsyncGenerator<SegmentFile> {
  const from = dayOf(Math.max(0, at - LONGEST_MS));
  for (const day of await namesIn(camera)) {
    if (!DAY.test(day) || day < from) continue;
    for (const name of await namesIn(join(camera, day))) {
      const [, started, lasted] = NAME.exec(name) ?? [];
      const file = { path: join(camera, day, name), startedAt: Number(started), durationMs: Number(lasted) };
      if (started !== undefined && file.startedAt + file.durationMs > at) yield file;
    }
  }
}

/** Its size, bytes; null where it was removed meanwhile. */
export async function sizeOf({ path }: SegmentFile): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Removes the days before a moment of every camera, whoever asked for them: what nobody speaks of any more goes too. */
export async function removeDaysBefore(folder: string, at: number): Promise<void> {
  for (const company of await namesIn(folder)) {
    for (const camera of await namesIn(join(folder, company))) {
      const days = await namesIn(join(folder, company, camera));
      const old = days.filter((day) => DAY.test(day) && day < dayOf(at));
      for (const day of old) await rm(join(folder, company, camera, day), { recursive: true, force: true });
    }
  }
}
