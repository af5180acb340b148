/** What a cheap lens and sensor make of the light: soft shadows, darker corners, noise, paler colours, sRGB. */
import { HEIGHT, WIDTH } from '../places.mjs';
import { eachPixel } from './blocks.mjs';
import { FINER } from './room.mjs';

const STEPS = 4096;
const CURVE = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, i) => {
  const c = i / STEPS;
  return 255 * (c < 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
});

/** Bright parts bend towards white instead of ending there. */
const encoded = (c) =>
  CURVE[Math.min(STEPS, Math.round((c > 0.8 ? 0.8 + (c - 0.8) / (1 + (c - 0.8) * 2.2) : c) * STEPS))];

/** The empty room is developed once; of a frame only those blocks in which somebody or a shadow is. */
export function developer({ flip = false, tint = [1, 1, 1], gain = 1, noise = 0.012 }, plate) {
  const grain = noiseField(noise * 255);
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const light = new Float32Array(3);
  const put = (i) => {
    const x = i % WIDTH;
    const [dx, dy] = [x / WIDTH - 0.5, (i - x) / WIDTH / HEIGHT - 0.5];
    const corner = gain * (1 - 0.42 * (dx * dx + dy * dy));
    const r = encoded(light[0] * tint[0] * corner);
    const g = encoded(light[1] * tint[1] * corner);
    const b = encoded(light[2] * tint[2] * corner);
    const base = (0.3 * r + 0.59 * g + 0.11 * b) * 0.08 + grain[i];
    const out = (flip ? i - 2 * x + WIDTH - 1 : i) * 3;
    pixels[out] = clamp(base + r * 0.92);
    pixels[out + 1] = clamp(base + g * 0.92);
    pixels[out + 2] = clamp(base + b * 0.92);
  };
  for (let i = 0; i < WIDTH * HEIGHT; i += 1) {
    light.set(plate.subarray(i * 3, i * 3 + 3));
    put(i);
  }
  const empty = Buffer.from(pixels);
  return (shade, canvas, blocks) => {
    empty.copy(pixels);
    for (const block of blocks) {
      eachPixel(block, (i) => {
        lightAt(light, plate, softly(shade, i), canvas, i);
        put(i);
      });
    }
    return pixels;
  };
}

const clamp = (value) => Math.max(0, Math.min(255, Math.round(value)));

/** The room in its shadow, and over it those fine pixels on which people are. */
function lightAt(light, plate, shade, { who, colour }, i) {
  const x = i % WIDTH;
  const first = (i - x) * FINER * FINER + x * FINER;
  const bare = Math.max(0.1, shade) / (FINER * FINER);
  light.fill(0);
  for (let sub = 0; sub < FINER * FINER; sub += 1) {
    const fine = first + (sub >> 1) * WIDTH * FINER + (sub & 1);
    const isPerson = who[fine] !== 0;
    const from = isPerson ? colour : plate;
    const at = (isPerson ? fine : i) * 3;
    const by = isPerson ? 1 / (FINER * FINER) : bare;
    light[0] += from[at] * by;
    light[1] += from[at + 1] * by;
    light[2] += from[at + 2] * by;
  }
}

/** The mean of a pixel and those around it. */
function softly(field, i) {
  if (i < WIDTH + 1 || i > field.length - WIDTH - 2) return field[i];
  const near = field[i - 1] + field[i + 1] + field[i - WIDTH] + field[i + WIDTH];
  const corners = field[i - WIDTH - 1] + field[i - WIDTH + 1] + field[i + WIDTH - 1] + field[i + WIDTH + 1];
  return (4 * field[i] + 2 * near + corners) / 16;
}

/** Chance from a seed: the same clip comes out the same. */
function noiseField(strength) {
  let state = 12345;
  const chance = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Float32Array.from({ length: WIDTH * HEIGHT }, () => (chance() + chance() - 1) * strength);
}
