import sharp from 'sharp';

/** Pictures are compared at this size, px: small things move all the time. */
export const GREY = { width: 160, height: 90 } as const;

/** A small grey copy of a picture, a byte for each of 160 by 90 fields. Rejects for what is no picture. */
export const greyOf = (picture: Buffer): Promise<Uint8Array> =>
  sharp(picture)
    .resize({ ...GREY, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
