import { markPaint, WATERMARK, type WatermarkTile, watermarkSvg, watermarkTile } from '@rondo/domain/watermark';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import { atMost } from '../../platform/at-most.ts';
import { dotLetters } from './dot-letters.ts';
import { drawable, type Fonts, fontsHere } from './drawable.ts';
import { engrave } from './picture-code/engrave.ts';
import { pixelsOf } from './picture-code/pixels-of.ts';

/** Pictures stamped at once, as many as are taken in at once. */
const AT_ONCE = 2;
const QUALITY = 90;
/** Letters are a 34th of the shorter side high, px at least. */
const LETTERS_A_SIDE = 34;
const LEAST_PX = 11;
/** Closer than on pages: a picture is cut more easily. */
const SPACING = 0.45;
/** A picture that is smaller on a side holds no code: it would not be found again. */
const LEAST_CODED_PX = 128;

/** What somebody's copy of a picture says of them. */
export interface Mark {
  /** What is seen; never empty. */
  text: string;
  /** What is not seen: see `picture-code.ts`. */
  code: Uint8Array;
}

/** Drawn tiles by text and size: somebody saves several pictures of one size. */
const tiles = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** The picture with a mark over all of it, of the same type and size. */
export const stamp = atMost(AT_ONCE, async (picture: Buffer, { text: mark, code }: Mark): Promise<Buffer> => {
  const image = sharp(picture, { failOn: 'error' });
  const { width, height, format } = await image.metadata();
  const tile = fitting(mark, width, height);
  const input = await cut(await drawnTile(mark, tile, await fontsHere()), tile, width, height);
  const drawn = image.composite([{ input, tile: true, gravity: 'northwest' }]);
  // Of one that moves its first picture. Its few colours would drown a code.
  if (format === 'gif') return drawn.gif().toBuffer();
  const stamped = Math.min(width, height) < LEAST_CODED_PX ? drawn : await coded(drawn, code);
  if (format === 'png') return stamped.png().toBuffer();
  return (format === 'webp' ? stamped.webp({ quality: QUALITY }) : stamped.jpeg({ quality: QUALITY })).toBuffer();
});

/** The picture with the code in its pixels. */
async function coded(picture: Sharp, code: Uint8Array): Promise<Sharp> {
  const pixels = await pixelsOf(picture);
  await engrave(pixels, code);
  const { data, width, height, channels } = pixels;
  return sharp(data, { raw: { width, height, channels } });
}

/** Letters in proportion to the picture, and a whole tile at least. */
function fitting(mark: string, width: number, height: number): WatermarkTile {
  const sizePx = Math.max(LEAST_PX, Math.round(Math.min(width, height) / LETTERS_A_SIDE));
  const wanted = watermarkTile(mark, sizePx, SPACING);
  const share = Math.min(1, width / wanted.width, height / wanted.height);
  return share === 1 ? wanted : watermarkTile(mark, Math.max(1, sizePx * share), SPACING);
}

function drawnTile(mark: string, tile: WatermarkTile, fonts: Fonts): Promise<Buffer> {
  const key = `${tile.sizePx} ${mark}`;
  const known = tiles.get(key);
  if (known) return known;
  const text = drawable(mark, fonts);
  const svg = fonts === 'none' ? dottedSvg(text, tile) : watermarkSvg(text, tile, markPaint('picture', tile.sizePx));
  const made = sharp(Buffer.from(svg)).png().toBuffer();
  tiles.set(key, made);
  made.catch(() => tiles.delete(key));
  return made;
}

/** The same tile without any font. */
function dottedSvg(text: string, tile: WatermarkTile): string {
  const { width, height, sizePx } = tile;
  const letters = dotLetters(text, sizePx);
  const place = `rotate(${WATERMARK.degrees} ${width / 2} ${height / 2}) translate(${(width - letters.width) / 2} ${height / 2})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="${place}" d="${letters.path}" ${markPaint('picture', sizePx)}/></svg>`;
}

/** Rounding may leave a tile a pixel larger than the picture, which could not carry it then. */
async function cut(tile: Buffer, size: WatermarkTile, width: number, height: number): Promise<Buffer> {
  if (size.width <= width && size.height <= height) return tile;
  return sharp(tile)
    .extract({ left: 0, top: 0, width: Math.min(size.width, width), height: Math.min(size.height, height) })
    .toBuffer();
}
