import { readFile } from 'node:fs/promises';
import { errorCode } from '../../platform/one-line-failure.ts';
import { type Frame, TICKS_PER_S } from '../frame.ts';
import { fragment } from '../mp4/fragment.ts';
import { initSegment } from '../mp4/init-segment.ts';
import { type Clip, readClip } from '../mp4/read-clip.ts';
import { codecName } from '../video/codec-name.ts';
import { type SegmentFile, segmentsAfter } from './segment-files.ts';

const TICKS_PER_MS = TICKS_PER_S / 1_000;
/** A piece ends with the first key frame after so much, ms or bytes: a seek waits for one piece only. */
const PIECE_MS = 8_000;
const PIECE_BYTES = 4 * 1024 * 1024;

/** A stretch of recorded picture, its times from 0. */
export interface Piece {
  /** ms since 1970. */
  from: number;
  to: number;
  codec: string;
  width: number;
  height: number;
  /** Pictures a second; null where the stream says nothing. */
  fps: number | null;
  /** Fragmented MP4, the init segment first. */
  bytes: Buffer;
}

/** Reads a camera's recordings piece by piece; the segment that was read last is remembered. */
export function pieceReader(folder: () => string) {
  let last: { path: string; clip: Clip } | null = null;
  async function clipOf({ path }: SegmentFile): Promise<Clip | null> {
    if (last?.path === path) return last.clip;
    try {
      const clip = readClip(await readFile(path));
      last = { path, clip };
      return clip;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    }
  }
  /** What was recorded at a moment, from the key frame before it on; where nothing was, what comes next; null: nothing more. */
  return async function pieceAt(at: number): Promise<Piece | null> {
    for await (const file of segmentsAfter(folder(), at)) {
      const clip = await clipOf(file);
      const piece = clip && cut(clip, file, at);
      if (piece) return piece;
    }
    return null;
  };
}

function cut({ track, frames, duration }: Clip, { startedAt }: SegmentFile, at: number): Piece | null {
  const wanted = (at - startedAt) * TICKS_PER_MS;
  const first = Math.max(
    0,
    frames.findLastIndex(({ isKey, time }) => isKey && time <= wanted),
  );
  const begin = frames[first]?.time ?? 0;
  let bytes = 0;
  let end = first;
  for (const { isKey, time, data } of frames.slice(first)) {
    const isLong = time - begin >= PIECE_MS * TICKS_PER_MS || bytes >= PIECE_BYTES;
    if (isKey && isLong && time > wanted) break;
    bytes += data.length;
    end += 1;
  }
  const until = frames[end]?.time ?? duration;
  if (until <= wanted) return null;
  const parts = fragmentsOf(frames.slice(first, end), until);
  const moment = (ticks: number): number => startedAt + Math.round(ticks / TICKS_PER_MS);
  const { width, height, fps } = track;
  return {
    ...{ from: moment(begin), to: moment(until), codec: codecName(track), width, height, fps },
    bytes: Buffer.concat([initSegment(track), ...parts]),
  };
}

/** Fragments with times from 0; each picture lasts until the next one, the last until `until`. */
function fragmentsOf(frames: readonly Frame[], until: number): Buffer[] {
  const begin = frames[0]?.time ?? 0;
  let last = -1;
  return frames.map(({ time, isKey, data }, at) => {
    const next = frames[at + 1]?.time ?? until;
    // With pictures that refer to later ones, times of showing go back: those of decoding never do.
    const decodeTime = Math.max(time - begin, last + 1);
    last = decodeTime;
    const duration = Math.max(1, next - begin - decodeTime);
    return fragment({ number: at + 1, decodeTime, offset: time - begin - decodeTime, duration, isKey, data });
  });
}
