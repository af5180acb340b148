import { WATERMARK, type WatermarkTile, watermarkSvg, watermarkTile } from '@rondo/domain/watermark';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { atMost } from '../../platform/at-most.ts';
import { dotLetters } from './dot-letters.ts';
import { drawable, type Fonts, fontsHere } from './drawable.ts';

/** Pictures stamped at once, as many as are taken in at once. */
const AT_ONCE = 2;
const QUALITY = 90;
/** Letters are a 34th of the shorter side high, px at least. */
const LETTERS_A_SIDE = 34;
const LEAST_PX = 11;
/** Closer than on pages: a picture is cut more easily. */
const SPACING = 0.45;

/** Drawn tiles by text and size: somebody saves several pictures of one size. */
const tiles = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** The picture with a mark over all of it, of the same type and size. */
export const stamp = atMost(AT_ONCE, async (picture: Buffer, mark: string): Promise<Buffer> => {
  const image = sharp(picture, { failOn: 'error' });
  const { width, height, format } = await image.metadata();
  const tile = fitting(mark, width, height);
  const input = await cut(await drawn(mark, tile, await fontsHere()), tile, width, height);
  const stamped = image.composite([{ input, tile: true, gravity: 'northwest' }]);
  return (format === 'webp' ? stamped.webp({ quality: QUALITY }) : stamped.jpeg({ quality: QUALITY })).toBuffer();
});

/** Letters in proportion to the picture, and a whole tile at least. */
function fitting(mark: string, width: number, height: number): WatermarkTile {
  const sizePx = Math.max(LEAST_PX, Math.round(Math.min(width, height) / LETTERS_A_SIDE));
  const wanted = watermarkTile(mark, sizePx, SPACING);
  const share = Math.min(1, width / wanted.width, height / wanted.height);
  return share === 1 ? wanted : watermarkTile(mark, Math.max(1, sizePx * share), SPACING);
}

function drawn(mark: string, tile: WatermarkTile, fonts: Fonts): Promise<Buffer> {
  const key = `${tile.sizePx} ${mark}`;
  const known = tiles.get(key);
  if (known) return known;
  const text = drawable(mark, fonts);
  const svg = fonts === 'none' ? dottedSvg(text, tile) : watermarkSvg(text, tile, paint(tile));
  const made = sharp(Buffer.from(svg)).png().toBuffer();
  tiles.set(key, made);
  made.catch(() => tiles.delete(key));
  return made;
}

/** Light letters with a dark rim: one of them is seen on every picture. */
const paint = ({ sizePx }: WatermarkTile): string =>
  `fill="#fff" fill-opacity="0.3" stroke="#000" stroke-opacity="0.28" stroke-width="${sizePx / 16}" paint-order="stroke"`;

/** The same tile without any font. */
function dottedSvg(text: string, tile: WatermarkTile): string {
  const { width, height, sizePx } = tile;
  const letters = dotLetters(text, sizePx);
  const place = `rotate(${WATERMARK.degrees} ${width / 2} ${height / 2}) translate(${(width - letters.width) / 2} ${height / 2})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="${place}" d="${letters.path}" ${paint(tile)}/></svg>`;
}

/** Rounding may leave a tile a pixel larger than the picture, which could not carry it then. */
async function cut(tile: Buffer, size: WatermarkTile, width: number, height: number): Promise<Buffer> {
  if (size.width <= width && size.height <= height) return tile;
  return sharp(tile)
    .extract({ left: 0, top: 0, width: Math.min(size.width, width), height: Math.min(size.height, height) })
    .toBuffer();
}
