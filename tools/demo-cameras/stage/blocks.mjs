/** A picture in blocks of pixels, so that only those are worked on in which something is. */
import { HEIGHT, WIDTH } from '../places.mjs';

const SIZE = 20;
const ACROSS = WIDTH / SIZE;
export const BLOCKS = ACROSS * (HEIGHT / SIZE);

export function eachPixel(block, act) {
  const x0 = (block % ACROSS) * SIZE;
  const y0 = Math.floor(block / ACROSS) * SIZE;
  for (let y = y0; y < y0 + SIZE; y += 1) for (let x = x0; x < x0 + SIZE; x += 1) act(y * WIDTH + x);
}

/** Marks the blocks of a box of pixels, and those next to it. */
export function markBox(marked, x0, y0, x1, y1) {
  const [left, right] = [x0, x1].map((x) => Math.min(WIDTH - 1, Math.max(0, x)));
  const [top, bottom] = [y0, y1].map((y) => Math.min(HEIGHT - 1, Math.max(0, y)));
  for (let y = Math.floor(top / SIZE); y <= Math.floor(bottom / SIZE); y += 1) {
    for (let x = Math.floor(left / SIZE); x <= Math.floor(right / SIZE); x += 1) marked[y * ACROSS + x] = 1;
  }
}
