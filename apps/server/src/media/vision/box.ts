import type { DetectedBox } from '../../platform/media/vision.ts';

export type Box = Pick<DetectedBox, 'left' | 'top' | 'right' | 'bottom'>;

export interface Point {
  x: number;
  y: number;
}

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** The share that two boxes have in common, 0 to 1. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const common = width * height;
  return common / (areaOf(a) + areaOf(b) - common);
}

/** Where somebody stands: the middle of the box's lower edge. */
export const footOf = ({ left, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: bottom });

/** The middle of its upper edge. */
export const headOf = ({ left, right, top }: Box): Point => ({ x: (left + right) / 2, y: top });

/** Two boxes that have more than this in common are of the same person. */
const SAME = 0.45;
/** More people than any picture shows well. */
const MOST = 100;

/** Of boxes that mean the same person the surest; the surest first. Equal ones keep their order, so that the same boxes give the same answer. */
export function withoutDoubles(boxes: readonly DetectedBox[]): DetectedBox[] {
  const kept: DetectedBox[] = [];
  for (const box of [...boxes].sort((a, b) => b.confidence - a.confidence)) {
    if (kept.length === MOST) break;
    if (!kept.some((other) => overlap(other, box) > SAME)) kept.push(box);
  }
  return kept;
}
