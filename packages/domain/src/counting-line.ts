import type { Point } from './detection.ts';
import { LIMIT } from './limit.ts';

/** A line over a picture at which people are counted, and a point on the side that is "in". Places in thousandths of the picture. */
export interface CountingLine {
  line: [Point, Point];
  inside: Point;
}

/** The shortest line that a person can be seen to cross, and the least distance of `inside` from it, in thousandths. */
const SHORTEST = 30;
const NEAREST = 5;

const FULL = LIMIT.detection.place;
const within = (value: number): number => Math.min(FULL, Math.max(0, Math.round(value)));

/** Whether people can be counted at it: long enough, and `inside` clearly on one side. */
export function isCountingLine({ line, inside }: CountingLine): boolean {
  return lengthOf(line) >= SHORTEST && distanceTo(line, inside) >= NEAREST;
}

/** The same line with its sides exchanged: `inside` mirrored at it, and brought back into the picture. */
export function turned({ line, inside }: CountingLine): CountingLine {
  const [a, b] = line;
  const length = lengthOf(line) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const far = (inside.x - a.x) * across.x + (inside.y - a.y) * across.y;
  return { line, inside: { x: within(inside.x - 2 * far * across.x), y: within(inside.y - 2 * far * across.y) } };
}

/** A line whose `inside` stands a little off its middle, on the side where it stood. */
export function withInside(line: CountingLine['line'], before: Point): CountingLine {
  const [a, b] = line;
  const length = lengthOf(line) || 1;
  const side = (b.x - a.x) * (before.y - a.y) - (b.y - a.y) * (before.x - a.x) < 0 ? -1 : 1;
  const off = (side * FULL) / 10 / length;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { line, inside: { x: within(middle.x - (b.y - a.y) * off), y: within(middle.y + (b.x - a.x) * off) } };
}

const lengthOf = ([a, b]: CountingLine['line']): number => Math.hypot(b.x - a.x, b.y - a.y);

function distanceTo(line: CountingLine['line'], p: Point): number {
  const [a, b] = line;
  return Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / (lengthOf(line) || 1);
}
