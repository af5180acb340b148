import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TICKS_PER_S } from '../../src/media/frame.ts';
import { initSegment } from '../../src/media/mp4/init-segment.ts';
import { muxer } from '../../src/media/mp4/muxer.ts';
import { readClip } from '../../src/media/mp4/read-clip.ts';
import { placeFor } from '../../src/media/recording/segment-files.ts';
import { TEST_CLIPS } from './simulator.ts';

interface Recorded {
  /** ms since 1970. */
  startedAt: number;
  lastsMs: number;
  /** The film that the camera shows again and again; that of the simulator unless another one is named. */
  clip?: string;
}

/** Writes a segment as the recorder does, out of the pictures of a film; answers where it lies. `camera` is its folder. */
export async function recordedSegment(
  camera: string,
  { startedAt, lastsMs, clip = join(TEST_CLIPS, 'counting.mp4') }: Recorded,
): Promise<string> {
  const { track, frames, duration } = readClip(await readFile(clip));
  const mux = muxer();
  const parts = [initSegment(track)];
  const end = (lastsMs * TICKS_PER_S) / 1_000;
  for (let begin = 0; begin < end; begin += duration)
    for (const frame of frames) if (begin + frame.time < end) parts.push(mux({ ...frame, time: begin + frame.time }));
  const path = await placeFor(camera, startedAt, lastsMs);
  await writeFile(path, Buffer.concat(parts));
  return path;
}
