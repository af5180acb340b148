import type { Box } from './box.ts';
import type { Pixels } from './detector.ts';

/** Light, blue and red of somebody's upper and lower half: clothes, seen so coarsely that nobody is known again by it an hour later. */
export type Looks = readonly number[];

/** Parts of a box as shares of its height: shoulders to hips, hips to knees. */
const PARTS = [
  [0.18, 0.5],
  [0.52, 0.85],
] as const;
/** The middle of a box is the person, its sides are what is behind them. */
const [LEFT, RIGHT] = [0.28, 0.72];
/** So many points in each direction of each part are looked at. */
const POINTS = 8;

export function looksOf({ data, width, height }: Pixels, { left, top, right, bottom }: Box): Looks {
  return PARTS.flatMap(([from, to]) => {
    let [red, green, blue] = [0, 0, 0];
    for (let row = 0; row < POINTS; row += 1)
      for (let column = 0; column < POINTS; column += 1) {
        const x = left + (right - left) * (LEFT + ((RIGHT - LEFT) * (column + 0.5)) / POINTS);
        const y = top + (bottom - top) * (from + ((to - from) * (row + 0.5)) / POINTS);
        const [atX, atY] = [Math.floor((x / 1_000) * width), Math.floor((y / 1_000) * height)];
        const at = (Math.min(height - 1, Math.max(0, atY)) * width + Math.min(width - 1, Math.max(0, atX))) * 3;
        red += data[at] ?? 0;
        green += data[at + 1] ?? 0;
        blue += data[at + 2] ?? 0;
      }
    const all = POINTS * POINTS;
    const light = (0.299 * red + 0.587 * green + 0.114 * blue) / all;
    return [light, 0.564 * (blue / all - light), 0.713 * (red / all - light)].map(Math.round);
  });
}

/** How unlike two people look, 0 (the same) to 1. Light counts less: a shadow changes it. */
export function unlike(a: Looks, b: Looks): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) {
    const apart = (a[at] ?? 0) - (b[at] ?? 0);
    sum += (at % 3 === 0 ? 0.35 : 1) * apart * apart;
  }
  return Math.min(1, Math.sqrt(sum) / 60);
}
