import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from './picture.ts';

/** A folder of hostile and of rotated pictures, where there is one. */
const data = process.env.RONDO_DATA ?? '';

const outcome = (bytes: Buffer): Promise<string> =>
  makePicture(bytes).then(
    () => 'taken',
    (error: { reason?: string }) => error.reason ?? 'crashed',
  );

describe.skipIf(!existsSync(join(data, 'upload-negative')))('the collection of hostile files', () => {
  const read = (name: string): Buffer => readFileSync(join(data, 'upload-negative', name));

  it('is refused where it is no picture, too large or broken', async () => {
    const expected = {
      'svg_script.svg': 'FILE_TYPE_REFUSED',
      'html_named.jpg': 'FILE_TYPE_REFUSED',
      'exe_named.jpg': 'FILE_TYPE_REFUSED',
      'empty.jpg': 'FILE_TYPE_REFUSED',
      'only_magic.png': 'FILE_BROKEN',
      'gif_js_polyglot.gif': 'FILE_BROKEN',
      'truncated.jpg': 'FILE_BROKEN',
      'lottapixel.jpg': 'IMAGE_TOO_LARGE',
      'jpeg_patched_65500x65500.jpg': 'IMAGE_TOO_LARGE',
      'png_bomb_30000x30000_1bit.png': 'IMAGE_TOO_LARGE',
      'png_bomb_16x9_64000x36000.png': 'IMAGE_TOO_LARGE',
      'jpg_zip_polyglot.jpg': 'taken',
      'PHP_exif_system.jpg': 'taken',
    };
    const got = await Promise.all(Object.keys(expected).map(async (name) => [name, await outcome(read(name))]));
    expect(Object.fromEntries(got)).toEqual(expected);
  });

  it('never crashes the decoder', async () => {
    const names = ['pillow', 'pngsuite_invalid'].flatMap((folder) =>
      readdirSync(join(data, 'upload-negative', folder)).map((name) => join(folder, name)),
    );
    const got = await Promise.all(names.map((name) => outcome(read(name))));
    expect(got).not.toContain('crashed');
    expect(got.slice(-14)).not.toContain('taken');
  });
});

describe.skipIf(!existsSync(join(data, 'images/exif_orientation')))('a photo held in any of eight ways', () => {
  it('is shown upright', async () => {
    const shown = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (n) => {
        const photo = readFileSync(join(data, `images/exif_orientation/Landscape_${n}.jpg`));
        return sharp((await makePicture(photo)).bytes)
          .resize(8, 6, { fit: 'fill' })
          .raw()
          .toBuffer();
      }),
    );
    const [upright] = shown;
    for (const pixels of shown)
      for (const [at, value] of pixels.entries()) expect(Math.abs(value - (upright?.[at] ?? 0))).toBeLessThan(12);
  });
});
