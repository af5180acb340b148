import type { Point } from '../detection.ts';

/** Something found in a picture; the sides of its box in thousandths of width and height. */
export interface Box {
  confidence: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where somebody stands: the middle of the lower side. The box of a person reaches over what is behind them, the feet do not. */
const footPoint = ({ left, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: bottom });

/** Of the picture, in thousandths of its area. */
export const sizeOf = ({ left, top, right, bottom }: Box): number => ((right - left) * (bottom - top)) / 1000;

/** Whether a point lies in a polygon, its outline included (even-odd rule). */
export function isInside(area: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const [i, a] of area.entries()) {
    const b = area[(i + 1) % area.length] ?? a;
    if (isOnSide(a, b, { x, y })) return true;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Whether somebody stands in one of the areas; no area: the whole picture. */
export const standsIn = (areas: readonly (readonly Point[])[], box: Box): boolean =>
  areas.length === 0 || areas.some((area) => isInside(area, footPoint(box)));

function isOnSide(a: Point, b: Point, p: Point): boolean {
  const isInLine = (b.x - a.x) * (p.y - a.y) === (b.y - a.y) * (p.x - a.x);
  const isBetween = (from: number, to: number, at: number) => Math.min(from, to) <= at && at <= Math.max(from, to);
  return isInLine && isBetween(a.x, b.x, p.x) && isBetween(a.y, b.y, p.y);
}
