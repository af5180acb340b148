import { GREY } from './grey.ts';
import { similarity } from './similarity.ts';

/** Lights are off where nearly all is darker than this of 255, and most darker than the second. */
const DARK = { most: 70, middle: 40 } as const;
/** Something hangs over the camera when hardly an edge is left of what it showed before. */
const EDGES_LEFT = 0.2;
/** An edge: neighbours differ by so much. */
const EDGE = 12;
/** How far a picture is looked for, fields of 160 by 90; a camera that was turned farther shows something else. */
const FARTHEST = { x: 24, y: 14 } as const;
/** It was turned when it fits so many fields away ... */
const TURNED = 3;
/** ... much better than where it was: this share of what did not fit is gone. */
const BETTER = 0.35;
/** So much of the edges has to fit there, or it is another picture. */
const FITS = 0.3;
/** Another scene: less like the picture before than people who come and go make it. */
const OTHER = 0.45;

const { width: WIDTH, height: HEIGHT } = GREY;

/** Whether the lights are off in a picture (all these take small grey copies, see `greyOf`). */
export function isDark(now: Uint8Array): boolean {
  const sorted = Uint8Array.from(now).sort();
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return at(0.97) < DARK.most && at(0.5) < DARK.middle;
}

/** Whether something covers a camera that showed `before`: a picture, not a dark one, without what it is made of. */
export function isBlocked(before: Uint8Array, now: Uint8Array): boolean {
  return count(edgesOf(now)) < EDGES_LEFT * count(edgesOf(before));
}

/** Whether the picture is of something else than `before`, neither moved nor with other people in it. */
export const isOtherScene = (before: Uint8Array, now: Uint8Array): boolean => similarity(before, now, WIDTH) < OTHER;

/** How far a camera was turned since it showed `before`, in shares of the picture's width and height; null: not, or too far to tell. */
export function turnedBy(before: Uint8Array, now: Uint8Array): { x: number; y: number } | null {
  const [a, b] = [edgesOf(before), edgesOf(now)];
  const stayed = fit(a, b, 0, 0);
  let best = { fits: stayed, x: 0, y: 0 };
  for (let y = -FARTHEST.y; y <= FARTHEST.y; y += 1)
    for (let x = -FARTHEST.x; x <= FARTHEST.x; x += 1) {
      const fits = fit(a, b, x, y);
      if (fits > best.fits) best = { fits, x, y };
    }
  if (Math.hypot(best.x, best.y) < TURNED || best.fits < FITS) return null;
  return best.fits - stayed > BETTER * (1 - stayed) ? { x: best.x / WIDTH, y: best.y / HEIGHT } : null;
}

/** 1 where a picture has an edge. */
function edgesOf(grey: Uint8Array): Uint8Array {
  const edges = new Uint8Array(grey.length);
  for (let y = 0; y + 1 < HEIGHT; y += 1)
    for (let x = 0; x + 1 < WIDTH; x += 1) {
      const at = y * WIDTH + x;
      const here = grey[at] ?? 0;
      const step = Math.max(Math.abs(here - (grey[at + 1] ?? 0)), Math.abs(here - (grey[at + WIDTH] ?? 0)));
      edges[at] = step >= EDGE ? 1 : 0;
    }
  return edges;
}

const count = (edges: Uint8Array): number => edges.reduce((sum, edge) => sum + edge, 0);

/** The share of edges of both that lie on one another when the second is moved back so far. */
function fit(a: Uint8Array, b: Uint8Array, moveX: number, moveY: number): number {
  let [both, either] = [0, 0];
  for (let y = Math.max(0, -moveY); y < Math.min(HEIGHT, HEIGHT - moveY); y += 1)
    for (let x = Math.max(0, -moveX); x < Math.min(WIDTH, WIDTH - moveX); x += 1) {
      const [p, q] = [a[y * WIDTH + x] ?? 0, b[(y + moveY) * WIDTH + x + moveX] ?? 0];
      both += p & q;
      either += p | q;
    }
  return either === 0 ? 0 : both / either;
}
