import sharp from 'sharp';

const WIDE = 16 / 9;

/** A picture of a camera as 16:9 JPEG (section 9): what is too high or too wide loses its edges, what fits is left as it is. */
export async function widePicture(bytes: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const wide = {
    width: Math.min(width, Math.round(height * WIDE)),
    height: Math.min(height, Math.round(width / WIDE)),
  };
  if (wide.width === width && wide.height === height) return bytes;
  return sharp(bytes)
    .resize({ ...wide, fit: 'cover' })
    .jpeg()
    .toBuffer();
}
