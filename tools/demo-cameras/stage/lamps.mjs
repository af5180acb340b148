/** Light of lamps that shine down, and the shadows that people throw in it: for each lamp a small map of what is nearest to it. */
import { axes } from './camera.mjs';
import { fill } from './raster.mjs';

const SIDE = 320;
/** Half of the width of what a map sees, one metre below its lamp. */
const SPREAD = 2.6;
const MOST_LAMPS = 3;
/** A surface shades itself by no less than this, metres. */
const BIAS = 0.05;
const TAPS = [0, 0, 1.6, 0.4, -0.5, 1.7, -1.7, -0.4, 0.5, -1.6, 2.9, -1.8, 1.7, 2.8, -2.8, 1.8, -1.9, -2.9];
/** Maps are known in cells of so many pixels as empty or not. */
const CELL = 8;
const CELLS = SIDE / CELL;

/** The lamps of a room, those nearest to each other as one. A lamp of so many watts shines watts / pi candela along its axis. */
export function lampsOf({ lamps, exposure }) {
  const few = lamps.map(({ at, watts, colour }) => ({ at, watts, colour }));
  while (few.length > MOST_LAMPS) mergeNearest(few);
  return few.map(({ at, watts, colour }) => ({
    at: axes(at),
    candela: colour.map((part) => (part * watts * exposure) / Math.PI),
    map: { width: SIDE, height: SIDE, depth: new Float32Array(SIDE * SIDE) },
    nearby: new Uint8Array(CELLS * CELLS),
  }));
}

function mergeNearest(lamps) {
  let best = [0, 1];
  const away = (i, j) => Math.hypot(lamps[i].at[0] - lamps[j].at[0], lamps[i].at[1] - lamps[j].at[1]);
  for (let i = 0; i < lamps.length; i += 1) {
    for (let j = i + 1; j < lamps.length; j += 1) if (away(i, j) < away(...best)) best = [i, j];
  }
  const [a, b] = best.map((i) => lamps[i]);
  const watts = a.watts + b.watts;
  const mix = (p, q) => p.map((value, i) => (value * a.watts + q[i] * b.watts) / watts);
  lamps.splice(best[1], 1);
  lamps[best[0]] = { at: mix(a.at, b.at), watts, colour: mix(a.colour, b.colour) };
}

/** Light that falls on a surface from a lamp, for each candela: 0 behind it or above the lamp. */
export function falls(lamp, x, y, z, nx, ny, nz) {
  const dx = lamp.at[0] - x;
  const dy = lamp.at[1] - y;
  const dz = lamp.at[2] - z;
  const square = dx * dx + dy * dy + dz * dz;
  const far = Math.sqrt(square);
  const onto = (dx * nx + dy * ny + dz * nz) / far;
  return onto > 0 && dy > 0 ? (onto * (dy / far)) / square : 0;
}

/** Where a point is in a lamp's map: [x, y, distance below the lamp]. */
export function inMap({ at }, x, y, z) {
  const below = at[1] - y;
  const scale = SIDE / 2 / SPREAD / below;
  return [SIDE / 2 + (x - at[0]) * scale, SIDE / 2 + (z - at[2]) * scale, below];
}

/** Puts everybody into a lamp's map; `place` of a body holds x, y, z of all points. */
export function throwShadows(lamp, bodies) {
  lamp.map.depth.fill(Number.POSITIVE_INFINITY);
  lamp.nearby.fill(0);
  for (const { place, scratch, index } of bodies) {
    for (let i = 0; i < place.length; i += 3) {
      const below = lamp.at[1] - place[i + 1];
      const scale = SIDE / 2 / SPREAD / below;
      scratch[i] = SIDE / 2 + (place[i] - lamp.at[0]) * scale;
      scratch[i + 1] = SIDE / 2 + (place[i + 2] - lamp.at[2]) * scale;
      scratch[i + 2] = below;
      markNearby(lamp.nearby, scratch[i], scratch[i + 1]);
    }
    fill(lamp.map, scratch, index);
  }
}

/** The cells of a map around a point: far from all of them nothing is hidden. */
function markNearby(nearby, x, y) {
  const cx = Math.floor(x / CELL);
  const cy = Math.floor(y / CELL);
  if (cx < 1 || cy < 1 || cx > CELLS - 2 || cy > CELLS - 2) return;
  const at = cy * CELLS + cx;
  if (nearby[at] === 2) return;
  for (let v = at - CELLS; v <= at + CELLS; v += CELLS) for (let i = v - 1; i <= v + 1; i += 1) nearby[i] ||= 1;
  nearby[at] = 2;
}

/** Whether anybody is near a box of a lamp's map. */
export function isNearby({ nearby }, [x0, y0, x1, y1]) {
  const cell = (value) => Math.min(CELLS - 1, Math.max(0, Math.floor(value / CELL)));
  for (let v = cell(y0); v <= cell(y1); v += 1) {
    for (let u = cell(x0); u <= cell(x1); u += 1) if (nearby[v * CELLS + u] > 0) return true;
  }
  return false;
}

/** The same of a point that has not been looked for in the map yet. */
export function hiddenFrom(lamp, x, y, z) {
  const below = lamp.at[1] - y;
  const scale = SIDE / 2 / SPREAD / below;
  return hidden(lamp, SIDE / 2 + (x - lamp.at[0]) * scale, SIDE / 2 + (z - lamp.at[2]) * scale, below);
}

/** How much of a lamp is hidden from a point of its map: 0 to 1. */
export function hidden({ map, nearby }, x, y, below) {
  if (!(below > 0) || x < 4 || y < 4 || x > SIDE - 5 || y > SIDE - 5) return 0;
  if (nearby[Math.floor(y / CELL) * CELLS + Math.floor(x / CELL)] === 0) return 0;
  let count = 0;
  for (let k = 0; k < TAPS.length; k += 2) {
    if (map.depth[Math.floor(y + TAPS[k + 1]) * SIDE + Math.floor(x + TAPS[k])] < below - BIAS) count += 2;
  }
  return count / TAPS.length;
}
