import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Exif, readExif } from './exif.ts';

/** What is kept of a file that was sent: its shown copy is drawn anew and carries nothing of it. */
export interface Sent extends Exif {
  /** SHA-256 of the bytes as they came, hexadecimal: who has the file can prove that it is this one. */
  sha256: string;
}

/** Asked only of what was drawn already, so its header can be read. */
export async function sentOf(upload: Buffer): Promise<Sent> {
  const { exif } = await sharp(upload, { limitInputPixels: false }).metadata();
  return { sha256: createHash('sha256').update(upload).digest('hex'), ...readExif(exif) };
}
