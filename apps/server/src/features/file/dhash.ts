import { HASHED_SIZE, type PhotoHash, photoHashOf } from '@rondo/domain/photo-hash';
import sharp from 'sharp';

/**
 * The dHash of a picture that was drawn already. Transparent places are white. Of the small copy, for new pictures as for old ones: then
 * the same picture comes to the same bits.
 */
export async function dhashOf(picture: Buffer): Promise<PhotoHash> {
  const grey = await sharp(picture, { failOn: 'error' })
    .flatten({ background: '#fff' })
    .resize({ ...HASHED_SIZE, fit: 'fill', kernel: 'linear' })
    .greyscale()
    .raw()
    .toBuffer();
  return photoHashOf(grey);
}
