export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif';

/** First bytes of each type that is taken; `at` counts from the beginning. */
const MARKS: readonly { type: PictureType; marks: readonly { at: number; bytes: Buffer }[] }[] = [
  { type: 'jpeg', marks: [{ at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }] },
  { type: 'png', marks: [{ at: 0, bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }] },
  {
    type: 'webp',
    marks: [
      { at: 0, bytes: Buffer.from('RIFF') },
      { at: 8, bytes: Buffer.from('WEBP') },
    ],
  },
  { type: 'gif', marks: [{ at: 0, bytes: Buffer.from('GIF87a') }] },
  { type: 'gif', marks: [{ at: 0, bytes: Buffer.from('GIF89a') }] },
];

/** What a file is by its first bytes, whatever its name and header say; `null` for everything that is not taken. */
export function pictureType(bytes: Buffer): PictureType | null {
  const found = MARKS.find(({ marks }) =>
    marks.every((mark) => bytes.subarray(mark.at, mark.at + mark.bytes.length).equals(mark.bytes)),
  );
  return found?.type ?? null;
}

/** Brands of the container that phones write their own format in. */
const PHONE_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);

/** HEIC and its kin: a picture, but one that browsers do not show. Its owner is told how to send another. */
export function isPhoneFormat(bytes: Buffer): boolean {
  return (
    bytes.subarray(4, 8).toString('latin1') === 'ftyp' && PHONE_BRANDS.has(bytes.subarray(8, 12).toString('latin1'))
  );
}
