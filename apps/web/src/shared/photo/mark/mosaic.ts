import type { Mark, Point } from './marks.ts';

/** Squares along the longer side of a picture: coarse enough that no face and no number plate can be read. */
const SQUARES = 48;

/** The rectangle between two corners, px of the picture, inside it and at least one pixel large. */
export function areaOf([from, ...rest]: readonly Point[], size: { width: number; height: number }) {
  const to = rest.at(-1);
  if (!from || !to) return null;
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  const [left, right] = [within(Math.min(from.x, to.x), size.width), within(Math.max(from.x, to.x), size.width)];
  const [top, bottom] = [within(Math.min(from.y, to.y), size.height), within(Math.max(from.y, to.y), size.height)];
  return right - left < 1 || bottom - top < 1 ? null : { left, top, width: right - left, height: bottom - top };
}

/** Lays squares of one colour each over an area, so that what was there cannot be seen any more. */
export function drawMosaic(
  pencil: CanvasRenderingContext2D,
  { points }: Mark,
  size: { width: number; height: number },
): void {
  const area = areaOf(points, size);
  if (!area) return;
  const { left, top, width, height } = area;
  const square = Math.max(8, Math.max(size.width, size.height) / SQUARES);
  const small = new OffscreenCanvas(Math.max(1, Math.round(width / square)), Math.max(1, Math.round(height / square)));
  const coarse = small.getContext('2d');
  if (!coarse) return;
  coarse.drawImage(pencil.canvas, left, top, width, height, 0, 0, small.width, small.height);
  pencil.save();
  pencil.imageSmoothingEnabled = false;
  pencil.drawImage(small, 0, 0, small.width, small.height, left, top, width, height);
  pencil.restore();
}
