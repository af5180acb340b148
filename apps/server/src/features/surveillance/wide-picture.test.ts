import sharp from 'sharp';
import { expect, it } from 'vitest';
import { widePicture } from './wide-picture.ts';

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#408060' } })
    .jpeg()
    .toBuffer();
async function shapeOf(width: number, height: number): Promise<[number, number]> {
  const shape = await sharp(await widePicture(await picture(width, height))).metadata();
  return [shape.width, shape.height];
}

it.each([
  [640, 360, 640, 360],
  [1024, 768, 1024, 576],
  [2000, 360, 640, 360],
  [704, 576, 704, 396],
])('a picture of %i x %i is kept as %i x %i: 16 to 9', async (width, height, wide, high) => {
  expect(await shapeOf(width, height)).toEqual([wide, high]);
});
