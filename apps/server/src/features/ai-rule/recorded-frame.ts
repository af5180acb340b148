import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Held } from '../../platform/feature.ts';
import { moviePicture } from '../../platform/media/movie-picture.ts';
import { widePicture } from '../surveillance/index.ts';

export type RecordedParts = Pick<Held, 'media' | 'settings'>;

/** One moment is cut, ms, and never more than so many bytes of it. */
const CUT_MS = 1_000;
const MOST_BYTES = 64 * 1024 * 1024;

interface Moment {
  companyId: string;
  cameraId: string;
  at: number;
}

/** What a camera recorded at a moment, 16 to 9; null where nothing can be decoded of it here, or it is gone. */
export async function recordedFrame(
  { media, settings }: RecordedParts,
  { companyId, cameraId, at }: Moment,
  now: Date,
): Promise<Buffer | null> {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-trial-'));
  try {
    const path = join(folder, 'moment.mp4');
    const order = { companyId, cameraId, from: at, to: at + CUT_MS, mostBytes: MOST_BYTES };
    const cut = await media.cutClip(order, now, path);
    const picture = typeof cut === 'string' ? null : await moviePicture(settings.ffmpegPath, path);
    return picture && (await widePicture(picture));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
