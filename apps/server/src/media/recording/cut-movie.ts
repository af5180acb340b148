import { LIMIT } from '@rondo/domain/limit';
import { TICKS_PER_S } from '../frame.ts';
import { type PlainSample, plainMovieHead } from '../mp4/plain-movie.ts';
import type { CutPlan } from './plan-cut.ts';

const TICKS_PER_MS = TICKS_PER_S / 1_000;
/** Where the sample entry in the body of `stsd` tells width and height (ISO/IEC 14496-12, 12.1.3). */
const WIDTH_AT = 40;

interface CutMovie {
  /** Pixels. */
  width: number;
  height: number;
  /** All of the file before the bytes of its pictures. */
  head: Buffer;
  /** Of the whole file, bytes. */
  length: number;
}

/** The MP4 of what was cut. Time goes on through it as it did for the camera; where nothing was recorded it goes on with what came next. */
export function cutMovie({ stsd, parts }: CutPlan): CutMovie {
  const times = timesOf(parts);
  const all = parts.flatMap(({ samples }) => samples);
  const last = parts.at(-1);
  const lastFor = last ? (last.to - last.from) * TICKS_PER_MS - (last.samples.at(-1)?.time ?? 0) : 1;
  const decoded = decodeTimes(times);
  const samples = all.map(
    ({ size, isKey }, at): PlainSample => ({
      ...{ size, isKey, offset: (times[at] ?? 0) - (decoded[at] ?? 0) },
      duration: Math.max(1, Math.round((decoded[at + 1] ?? (decoded[at] ?? 0) + lastFor) - (decoded[at] ?? 0))),
    }),
  );
  const [width, height] = [stsd.readUInt16BE(WIDTH_AT), stsd.readUInt16BE(WIDTH_AT + 2)];
  const head = plainMovieHead({ stsd, width, height, samples, chunks: parts.map((part) => part.samples.length) });
  return { width, height, head, length: samples.reduce((sum, { size }) => sum + size, head.length) };
}

/** When each picture is shown, ticks from the beginning of the clip. */
function timesOf(parts: CutPlan['parts']): number[] {
  let begin = 0;
  return parts.flatMap(({ from, to, samples }, index) => {
    const before = parts[index - 1];
    const away = before ? from - before.to : 0;
    if (before) {
      // A little is missing between any two segments: there the last picture stays. A real gap is cut out.
      const isGap = away > LIMIT.recording.joinMs;
      begin += (isGap ? before.to - before.from : from - before.from) * TICKS_PER_MS;
    }
    return to > from ? samples.map(({ time }) => begin + time) : [];
  });
}

/** Times of decoding only go up, also where pictures come in another order than they are shown. */
function decodeTimes(times: readonly number[]): number[] {
  let last = -1;
  return times.map((time) => {
    last = Math.max(time, last + 1);
    return last;
  });
}
