import { bitsOf } from '@rondo/domain/photo-hash';
import sharp, { type Sharp } from 'sharp';
import { atMost } from '../../platform/at-most.ts';
import { AppError } from '../../platform/errors.ts';
import { dhashOf } from './dhash.ts';
import { pictureType } from './picture-type.ts';

/** Longest side of the shown copy and of the small one, pixels. */
const SHOWN_PX = 2_560;
const SMALL_PX = 480;
const QUALITY = 82;
/** Most pixels a picture may unpack to, read from its header: beyond any phone, below what would exhaust the memory. */
const MAX_PIXELS = 60_000_000;
/** Longest a picture may take, s. */
const TIMEOUT_S = 20;
/** Pictures unpacked at once: two cores, and up to a quarter of a gigabyte each. */
const AT_ONCE = 2;

// One thread a picture; several pictures are what runs beside each other.
sharp.concurrency(1);
sharp.cache(false);

export interface Picture {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  /** The small copy, of the same type. */
  small: Buffer;
  /** What it looks like, as the database has it. */
  dhash: string;
}

/**
 * The shown copy of an uploaded picture and its small one, drawn anew from the pixels: upright, in sRGB, without position,
 * device or anything else that was hidden in the file. Works in the thread pool. Refuses with the file reasons.
 */
export const makePicture = atMost(AT_ONCE, async (upload: Buffer): Promise<Picture> => {
  if (pictureType(upload) === null) throw new AppError('FILE_TYPE_REFUSED');
  const { hasAlpha } = await pictureHeader(upload);
  try {
    const upright = openPicture(upload)
      .autoOrient()
      .resize({ ...within(SHOWN_PX) });
    const shown = await (hasAlpha ? upright.webp({ quality: QUALITY }) : upright.jpeg({ quality: QUALITY })).toBuffer({
      resolveWithObject: true,
    });
    const reduced = openPicture(shown.data).resize(within(SMALL_PX));
    const small = await (hasAlpha ? reduced.webp({ quality: QUALITY }) : reduced.jpeg({ quality: QUALITY })).toBuffer();
    const { width, height } = shown.info;
    const dhash = bitsOf(await dhashOf(small));
    return { bytes: shown.data, mime: hasAlpha ? 'image/webp' : 'image/jpeg', width, height, small, dhash };
  } catch (cause) {
    throw broken(cause);
  }
});

/** Judges the header before anything is unpacked: how large the picture is, and whether it has transparent places. */
export async function pictureHeader(upload: Buffer) {
  const header = await sharp(upload, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((cause: unknown) => {
      throw broken(cause);
    });
  if (header.width * header.height > MAX_PIXELS) throw new AppError('IMAGE_TOO_LARGE');
  const { width, height, hasAlpha } = header;
  return { width, height, hasAlpha };
}

/** A still picture: of a moving one its first frame. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 }).timeout({
    seconds: TIMEOUT_S,
  });
}

function within(px: number) {
  return { width: px, height: px, fit: 'inside', withoutEnlargement: true } as const;
}

/** Whatever the decoder says, the file is at fault: its words go to the log and never leave. */
export function broken(cause: unknown): AppError {
  const error = new AppError('FILE_BROKEN');
  error.cause = cause;
  return error;
}
