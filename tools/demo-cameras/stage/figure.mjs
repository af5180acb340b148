/** A figure, and its points in a pose, lit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { work } from '../places.mjs';
import { headingTurn, pose } from './body.mjs';
import { falls, hiddenFrom } from './lamps.mjs';

export function loadFigure(name) {
  const facts = JSON.parse(readFileSync(join(work, 'people', `${name}.json`), 'utf8'));
  const file = readFileSync(join(work, 'people', `${name}.bin`));
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length);
  let at = 0;
  const take = (Kind, count) => {
    at += count * 4;
    return new Kind(bytes, at - count * 4, count);
  };
  const n = facts.points;
  const rest = take(Float32Array, n * 3);
  const colour = woven(take(Float32Array, n * 3), take(Float32Array, n), rest);
  const [weight, bone, index] = [
    take(Float32Array, n * 4),
    take(Float32Array, n * 4),
    take(Uint32Array, facts.corners),
  ];
  return { ...facts, rest, colour, weight, bone, index };
}

/** Cloth, stripes and hair: colours are a little uneven. Kinds: 0 skin, 1 cloth, 2 striped cloth, 3 hair. */
function woven(colour, kinds, rest) {
  const made = new Float32Array(colour);
  const chance = (a, b, c) =>
    Math.abs(Math.sin(Math.floor(a) * 12.9898 + Math.floor(b) * 78.233 + Math.floor(c) * 37.719) * 43758.5453) % 1;
  for (let i = 0; i < kinds.length; i += 1) {
    const [x, y, z] = rest.subarray(i * 3, i * 3 + 3);
    let tone = 0.94 + 0.1 * chance(x * 60, y * 60, z * 60);
    if (kinds[i] > 2.5) tone = 0.6 + 0.8 * chance(x * 70, y * 12, z * 70);
    else if (kinds[i] > 0.5) tone = 0.84 + 0.14 * chance(x * 14, y * 8, z * 14) + 0.12 * chance(x * 80, y * 80, z * 80);
    if (kinds[i] === 2 && (y * 15) % 1 > 0.6) tone *= 1.9;
    for (let k = 0; k < 3; k += 1) made[i * 3 + k] *= tone;
  }
  return made;
}

export const emptyBody = ({ points, index }) => ({
  place: new Float32Array(points * 3),
  normal: new Float32Array(points * 3),
  lit: new Float32Array(points * 3),
  scratch: new Float32Array(points * 3),
  index,
});

/** Moves the points of a body to a state of its figure. */
export function take(body, figure, state, seconds, seed) {
  const matrices = pose(figure.heads, state, seconds, seed);
  const all = figure.bones.map((name) => Float64Array.from(matrices[name]));
  const angle = headingTurn(state.heading);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const { rest, weight, bone, points } = figure;
  for (let i = 0; i < points; i += 1) {
    const x = rest[i * 3];
    const y = rest[i * 3 + 1];
    const z = rest[i * 3 + 2];
    let px = 0;
    let py = 0;
    let pz = 0;
    for (let k = i * 4; k < i * 4 + 4; k += 1) {
      const w = weight[k];
      if (w < 0.001) continue;
      const m = all[bone[k]];
      px += w * (m[0] * x + m[1] * y + m[2] * z + m[3]);
      py += w * (m[4] * x + m[5] * y + m[6] * z + m[7]);
      pz += w * (m[8] * x + m[9] * y + m[10] * z + m[11]);
    }
    body.place[i * 3] = px * c + pz * s + state.at[0];
    body.place[i * 3 + 1] = py;
    body.place[i * 3 + 2] = pz * c - px * s - state.at[1];
  }
  normals(body, figure.index);
}

function normals({ place, normal }, index) {
  normal.fill(0);
  for (let t = 0; t < index.length; t += 3) {
    const a = index[t] * 3;
    const b = index[t + 1] * 3;
    const c = index[t + 2] * 3;
    const ux = place[b] - place[a];
    const uy = place[b + 1] - place[a + 1];
    const uz = place[b + 2] - place[a + 2];
    const vx = place[c] - place[a];
    const vy = place[c + 1] - place[a + 1];
    const vz = place[c + 2] - place[a + 2];
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    grow(normal, a, nx, ny, nz);
    grow(normal, b, nx, ny, nz);
    grow(normal, c, nx, ny, nz);
  }
  for (let i = 0; i < normal.length; i += 3) {
    const size = Math.hypot(normal[i], normal[i + 1], normal[i + 2]) || 1;
    normal[i] /= size;
    normal[i + 1] /= size;
    normal[i + 2] /= size;
  }
}

function grow(field, i, x, y, z) {
  field[i] += x;
  field[i + 1] += y;
  field[i + 2] += z;
}

/** The colours of a body in the light of the room: lamps with their shadows, and what comes from everywhere, less of it from below. */
export function light({ place, normal, lit }, { colour }, lamps, around) {
  for (let i = 0; i < place.length; i += 3) {
    const x = place[i];
    const y = place[i + 1];
    const z = place[i + 2];
    const nx = normal[i];
    const ny = normal[i + 1];
    const nz = normal[i + 2];
    const open = (0.72 + 0.28 * ny) * (0.7 + 0.3 * Math.min(1, y));
    let r = around[0] * open;
    let g = around[1] * open;
    let b = around[2] * open;
    for (const lamp of lamps) {
      const falling = falls(lamp, x, y, z, nx, ny, nz);
      if (falling === 0) continue;
      const part = falling * (1 - hiddenFrom(lamp, x + nx * 0.03, y + ny * 0.03, z + nz * 0.03));
      r += lamp.candela[0] * part;
      g += lamp.candela[1] * part;
      b += lamp.candela[2] * part;
    }
    lit[i] = (colour[i] * r) / Math.PI;
    lit[i + 1] = (colour[i + 1] * g) / Math.PI;
    lit[i + 2] = (colour[i + 2] * b) / Math.PI;
  }
}
