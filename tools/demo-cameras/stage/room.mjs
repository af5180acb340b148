/** A room as its plate was made: what hides people, and for each pixel where its surface is and how it is lit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEIGHT, WIDTH, work } from '../places.mjs';
import { BLOCKS, eachPixel } from './blocks.mjs';
import { eyeOf } from './camera.mjs';
import { falls, inMap, lampsOf } from './lamps.mjs';
import { fill } from './raster.mjs';
import { cross, sub, unit } from './vectors.mjs';

/** People are drawn finer than the picture, then made smaller: their edges are soft. */
export const FINER = 2;

export function loadRoom(name) {
  const folder = join(work, 'rooms', name);
  const facts = JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8'));
  const shape = floats(join(folder, 'shape.bin'));
  const eye = eyeOf(facts.camera, WIDTH * FINER, HEIGHT * FINER);
  const { depth, surface } = seenFrom(eye, shape);
  const lamps = lampsOf(facts);
  const around = facts.ambient.map((part) => part * Math.PI * 0.75 * facts.exposure);
  return {
    eye,
    depth,
    lamps,
    around,
    plate: floats(join(folder, 'plate.f32')),
    pixels: pixelsOf(eye, depth, surface, shape, lamps, around),
  };
}

function floats(path) {
  const file = readFileSync(path);
  return new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
}

/** Distances of the room's surfaces, and which triangle is seen, by fine pixels. */
function seenFrom(eye, shape) {
  const points = new Float32Array(shape.length);
  eye.projectAll(shape, points);
  const [width, height] = [WIDTH * FINER, HEIGHT * FINER];
  const depth = new Float32Array(width * height).fill(1e9);
  const surface = new Int32Array(width * height).fill(-1);
  fill(
    { width, height, depth, first: surface },
    points,
    Uint32Array.from({ length: shape.length / 3 }, (_, i) => i),
  );
  return { depth, surface };
}

/** For each pixel: place, share of each lamp in its light, and where it is in the lamp's map. */
function pixelsOf(eye, depth, surface, shape, lamps, around) {
  const count = WIDTH * HEIGHT;
  const place = new Float32Array(count * 3);
  const shares = lamps.map(() => new Float32Array(count));
  const maps = lamps.map(() => new Float32Array(count * 3));
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [(i % WIDTH) * FINER, Math.floor(i / WIDTH) * FINER];
    const fine = y * WIDTH * FINER + x;
    if (surface[fine] < 0) continue;
    const at = eye.behind(x + 0.5, y + 0.5, depth[fine]);
    place.set(at, i * 3);
    const normal = facing(shape, surface[fine], eye, at);
    const strength = lamps.map((lamp) => falls(lamp, ...at, ...normal) * lamp.candela[1]);
    const all = strength.reduce((sum, one) => sum + one, around[1] * (0.72 + 0.28 * normal[1]));
    lamps.forEach((lamp, k) => {
      shares[k][i] = strength[k] / all;
      maps[k].set(inMap(lamp, ...at), i * 3);
    });
  }
  return { place, shares, maps, spans: maps.map((map, k) => spansOf(map, shares[k])) };
}

/** For each block the box of a lamp's map in which its pixels are; null where the lamp does not shine. */
function spansOf(map, share) {
  return Array.from({ length: BLOCKS }, (_, block) => {
    let span = null;
    eachPixel(block, (i) => {
      if (share[i] < 0.01) return;
      const [x, y] = [map[i * 3], map[i * 3 + 1]];
      span = span
        ? [Math.min(span[0], x), Math.min(span[1], y), Math.max(span[2], x), Math.max(span[3], y)]
        : [x, y, x, y];
    });
    return span;
  });
}

function facing(shape, first, eye, at) {
  const [a, b, c] = [0, 1, 2].map((k) => shape.subarray(first + k * 3, first + k * 3 + 3));
  const normal = unit(cross(sub(b, a), sub(c, a)));
  const away = sub(at, eye.at);
  return normal[0] * away[0] + normal[1] * away[1] + normal[2] * away[2] > 0 ? normal.map((part) => -part) : normal;
}
