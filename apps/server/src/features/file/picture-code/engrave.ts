import { pauses } from './pauses.ts';
import { BLOCK, bitAt, luminance, type Pixels, TILE, tileSign, WAVE, WAVE_POWER } from './wave.ts';

/** How far apart the two coefficients are put, and how far they are moved at most: no pixel changes by more than 8 of 255. */
const MARGIN = 20;
const MOST = 32;

/** Writes a code into pixels, over all of them; in pieces, since a large picture takes longer than others may wait. */
export async function engrave(pixels: Pixels, code: Uint8Array): Promise<void> {
  const signs = signsOf(code);
  const pause = pauses();
  const [across, down] = [Math.floor(pixels.width / BLOCK), Math.floor(pixels.height / BLOCK)];
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) push(pixels, x, y, (signs[bitAt(x, y)] ?? 1) * tileSign(x, y));
    await pause();
  }
}

/** 1 for a bit that is set, -1 for one that is not. */
const signsOf = (code: Uint8Array): Int8Array =>
  Int8Array.from({ length: TILE * TILE }, (_, bit) => (((code[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1 ? 1 : -1));

/** Puts the difference of one block on the side of its sign. */
function push(pixels: Pixels, blockX: number, blockY: number, sign: number): void {
  const { data, width, channels } = pixels;
  const colours = channels < 3 ? 1 : 3;
  const first = (blockY * BLOCK * width + blockX * BLOCK) * channels;
  const missing = MARGIN - sign * difference(pixels, first);
  if (missing <= 0) return;
  const step = (sign * Math.min(missing, MOST)) / WAVE_POWER;
  for (let y = 0; y < BLOCK; y += 1) {
    for (let x = 0; x < BLOCK; x += 1) {
      const change = step * (WAVE[y * BLOCK + x] ?? 0);
      const at = first + (y * width + x) * channels;
      for (let colour = 0; colour < colours; colour += 1) {
        const value = Math.round((data[at + colour] ?? 0) + change);
        data[at + colour] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
}

function difference({ data, width, channels }: Pixels, first: number): number {
  let sum = 0;
  for (let y = 0; y < BLOCK; y += 1) {
    for (let x = 0; x < BLOCK; x += 1) {
      const at = first + (y * width + x) * channels;
      const red = data[at] ?? 0;
      const light = channels < 3 ? red : luminance(red, data[at + 1] ?? 0, data[at + 2] ?? 0);
      sum += (WAVE[y * BLOCK + x] ?? 0) * light;
    }
  }
  return sum;
}
