import type { Sharp } from 'sharp';
import type { Pixels } from './wave.ts';

type Channels = 1 | 2 | 3 | 4;

/** The pixels of a picture in sRGB. */
export async function pixelsOf(picture: Sharp): Promise<Pixels & { channels: Channels }> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Channels };
}
