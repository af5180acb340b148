import { readFile } from 'node:fs/promises';
import type { CutCause } from '@rondo/domain/clip';
import { LIMIT } from '@rondo/domain/limit';
import type { Stretch } from '@rondo/domain/recording';
import { errorCode } from '../../platform/one-line-failure.ts';
import { TICKS_PER_S } from '../frame.ts';
import { readVideo, type Video } from '../mp4/read-clip.ts';
import { type SegmentFile, segmentsAfter } from './segment-files.ts';

const TICKS_PER_MS = TICKS_PER_S / 1_000;

/** What goes into the clip of one segment. */
export interface CutPart {
  path: string;
  /** Moments of its first picture and behind its last, ms since 1970. */
  from: number;
  to: number;
  /** In the order of decoding; `time` when it is shown after `from`, ticks. */
  samples: { at: number; size: number; time: number; isKey: boolean }[];
}

export interface CutPlan {
  /** Of all parts: codec, size, parameter sets. */
  stsd: Buffer;
  parts: CutPart[];
}

/** What is cut out of a camera's segments between two moments, or why nothing can be. */
export async function planCut(camera: string, { from, to }: Stretch, mostBytes: number): Promise<CutPlan | CutCause> {
  const parts: CutPart[] = [];
  let stsd: Buffer | null = null;
  let bytes = 0;
  for await (const file of segmentsAfter(camera, from)) {
    if (file.startedAt >= to) break;
    const video = await videoOf(file);
    if (video === 'unreadable') return video;
    const part = video && partOf(video, file, { from, to });
    if (!video || !part) continue;
    if (stsd && !stsd.equals(video.stsd)) return 'format';
    stsd = video.stsd;
    bytes += part.samples.reduce((sum, { size }) => sum + size, 0);
    if (bytes > mostBytes) return 'too_large';
    parts.push(part);
  }
  return stsd ? { stsd, parts } : 'nothing';
}

/** Null where it was removed meanwhile. */
async function videoOf({ path }: SegmentFile): Promise<Video | 'unreadable' | null> {
  let file: Buffer;
  try {
    file = await readFile(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    const video = readVideo(file);
    // What only looks like a recording has pictures behind its end.
    return video.samples.every(({ at, size }) => at + size <= file.length) ? video : 'unreadable';
  } catch {
    // Whatever is wrong with its bytes: nothing of it can be shown.
    return 'unreadable';
  }
}

/** From the key frame before the beginning on: nothing is encoded anew. */
function partOf(
  { samples, timescale }: Video,
  { path, startedAt }: SegmentFile,
  { from, to }: Stretch,
): CutPart | null {
  const begin = Math.min(...samples.map(({ shownAt }) => shownAt));
  const ticks = (units: number): number => Math.round((units * TICKS_PER_S) / timescale);
  const all = samples.map((one) => ({ ...one, time: ticks(one.shownAt - begin) }));
  const wanted = (from - startedAt) * TICKS_PER_MS;
  const until = (to - startedAt) * TICKS_PER_MS;
  const first = Math.max(
    0,
    all.findLastIndex(({ isKey, time }) => isKey && time <= wanted),
  );
  const some = all.slice(first).filter(({ time }) => time < until);
  const [beginning] = some;
  if (!beginning?.isKey) return null;
  const end = Math.max(...some.map(({ time, duration }) => time + ticks(duration)));
  const moment = (time: number): number => startedAt + Math.round(time / TICKS_PER_MS);
  if (moment(end) <= from) return null;
  return {
    ...{ path, from: moment(beginning.time), to: moment(end) },
    samples: some.map(({ at, size, time, isKey }) => ({ at, size, isKey, time: time - beginning.time })),
  };
}

/** Moments between the beginning and the end of a clip of which nothing was recorded; smaller ones are none, as on the timeline. */
export function gapsIn(parts: readonly Stretch[], { from, to }: Stretch): Stretch[] {
  const gaps: Stretch[] = [];
  let end = from;
  for (const part of [...parts, { from: to, to }]) {
    if (part.from - end > LIMIT.recording.joinMs) gaps.push({ from: end, to: part.from });
    end = Math.max(end, part.to);
  }
  return gaps;
}

/** The bytes of a part's pictures, one behind the other. Rejects where the file is not what it was any more. */
export async function bytesOf({ path, samples }: CutPart): Promise<Buffer> {
  const bytes = await readFile(path);
  if (samples.some(({ at, size }) => at + size > bytes.length))
    throw new RangeError(`${path} became shorter while it was cut`);
  return Buffer.concat(samples.map(({ at, size }) => bytes.subarray(at, at + size)));
}
