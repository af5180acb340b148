import type { Point } from '@rondo/domain/detection';
import { LIMIT } from '@rondo/domain/limit';

/** A picture's whole width or height. */
export const FULL = LIMIT.detection.place;
/** Of an arrow key. */
const STEP = FULL / 50;

const MOVES: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export const inPicture = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });
const within = (value: number): number => Math.min(FULL, Math.max(0, Math.round(value)));

/** Where in the picture the pointer is. */
export function pointAt(picture: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = picture.getBoundingClientRect();
  return inPicture({ x: ((clientX - box.left) * FULL) / box.width, y: ((clientY - box.top) * FULL) / box.height });
}

/** Where an arrow key moves a point; null: it is no arrow key. */
export function moved({ x, y }: Point, key: string): Point | null {
  const by = MOVES[key];
  return by ? inPicture({ x: x + by.x, y: y + by.y }) : null;
}
