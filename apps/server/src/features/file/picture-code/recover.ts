import { pauses } from './pauses.ts';
import { CODE_BYTES } from './picture-code.ts';
import { BLOCK, bitAt, luminance, type Pixels, TILE, tileSign, WAVE } from './wave.ts';

/** Tiles turn like a chessboard: two by two of them repeat. */
const PERIOD = 2 * TILE;
/** What one block says counts at most this: a sharp edge in the picture must not outshout a hundred blocks. */
const LOUDEST = 12;
/** Places where the blocks may begin that are looked into, those first where the blocks speak most clearly. */
const TRIED = 4;

/**
 * Reads a code out of pixels, wherever they were cut out of a marked picture. The sums of what the blocks say are made for each of the 64 places
 * where the blocks may begin; then each of the places where the tiles may begin is tried, until `read` makes sense of the bits.
 */
export async function recover<T>(pixels: Pixels, read: (bytes: Uint8Array) => T | null): Promise<T | null> {
  const light = await lightOf(pixels);
  const found: Sums[] = [];
  for (let offset = 0; offset < BLOCK * BLOCK; offset += 1) found.push(await sumsAt(light, pixels, offset));
  const best = found.sort((a, b) => b.strength - a.strength).slice(0, TRIED);
  for (const { sums } of best) {
    for (let shift = 0; shift < PERIOD * PERIOD; shift += 1) {
      const value = read(bytesOf(sums, shift % PERIOD, Math.floor(shift / PERIOD)));
      if (value !== null) return value;
    }
  }
  return null;
}

interface Sums {
  /** By place in two by two tiles. */
  sums: Float64Array;
  /** How much the places differ: a picture that leans one way everywhere says nothing by it. */
  strength: number;
}

async function lightOf({ data, width, height, channels }: Pixels): Promise<Float32Array> {
  const light = new Float32Array(width * height);
  const pause = pauses();
  for (let y = 0; y < height; y += 1) {
    for (let at = y * width; at < (y + 1) * width; at += 1) {
      const red = data[at * channels] ?? 0;
      light[at] = channels < 3 ? red : luminance(red, data[at * channels + 1] ?? 0, data[at * channels + 2] ?? 0);
    }
    await pause();
  }
  return light;
}

async function sumsAt(light: Float32Array, { width, height }: Pixels, offset: number): Promise<Sums> {
  const [left, top] = [offset % BLOCK, Math.floor(offset / BLOCK)];
  const sums = new Float64Array(PERIOD * PERIOD);
  const counts = new Float64Array(PERIOD * PERIOD);
  const [across, down] = [Math.floor((width - left) / BLOCK), Math.floor((height - top) / BLOCK)];
  const pause = pauses();
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const first = (top + y * BLOCK) * width + left + x * BLOCK;
      const place = (y % PERIOD) * PERIOD + (x % PERIOD);
      sums[place] = (sums[place] ?? 0) + saidAt(light, width, first);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    await pause();
  }
  return { sums, strength: spread(sums, counts) };
}

function saidAt(light: Float32Array, width: number, first: number): number {
  let sum = 0;
  for (let y = 0; y < BLOCK; y += 1) {
    const row = first + y * width;
    for (let x = 0; x < BLOCK; x += 1) sum += (WAVE[y * BLOCK + x] ?? 0) * (light[row + x] ?? 0);
  }
  return Math.max(-LOUDEST, Math.min(LOUDEST, sum));
}

/** The variance of the means. */
function spread(sums: Float64Array, counts: Float64Array): number {
  const means = [...sums].map((sum, place) => sum / Math.max(1, counts[place] ?? 1));
  const middle = means.reduce((all, mean) => all + mean, 0) / means.length;
  return means.reduce((all, mean) => all + (mean - middle) ** 2, 0) / means.length;
}

/** The bits, if the tiles began that many blocks before the picture. */
function bytesOf(sums: Float64Array, shiftX: number, shiftY: number): Uint8Array {
  const soft = new Float64Array(TILE * TILE);
  for (let y = 0; y < PERIOD; y += 1) {
    for (let x = 0; x < PERIOD; x += 1) {
      const [blockX, blockY] = [(x + shiftX) % PERIOD, (y + shiftY) % PERIOD];
      const bit = bitAt(blockX, blockY);
      soft[bit] = (soft[bit] ?? 0) + tileSign(blockX, blockY) * (sums[y * PERIOD + x] ?? 0);
    }
  }
  return Uint8Array.from({ length: CODE_BYTES }, (_, byte) =>
    [...soft.subarray(byte * 8, byte * 8 + 8)].reduce((value, said) => (value << 1) | (said > 0 ? 1 : 0), 0),
  );
}
