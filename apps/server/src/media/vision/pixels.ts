import sharp from 'sharp';
import type { Pixels } from './detector.ts';

/** A picture with more is no camera's, px. */
const MOST_PIXELS = 50_000_000;

/** The bytes of a JPEG, PNG or WebP are no picture. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

/** Wider pictures are shrunk while they are read: no network looks more closely, px. */
const WIDEST = 1_280;

/** What a JPEG, PNG or WebP shows, the right way up. Throws NoPicture. */
export async function readPixels(file: Uint8Array): Promise<Pixels> {
  try {
    const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new NoPicture(error instanceof Error ? error.message : String(error));
  }
}

interface Size {
  width: number;
  height: number;
}

/** The picture as large as it fits in the upper left of a size, the rest grey; and what it was multiplied by. */
export async function fitted({ data, ...size }: Pixels, to: Size): Promise<{ data: Buffer; scale: number }> {
  const scale = Math.min(to.width / size.width, to.height / size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const picture = await sharp(data, { raw: { ...size, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .extend({ right: to.width - width, bottom: to.height - height, background: { r: 114, g: 114, b: 114 } })
    .raw()
    .toBuffer();
  return { data: picture, scale };
}
