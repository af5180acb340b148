/** Draws a clip frame by frame: people and their shadows over the plate of an empty room. */
import { HEIGHT, WIDTH } from '../places.mjs';
import { lasts, planned, stateAt } from './acts.mjs';
import { BLOCKS, eachPixel, markBox } from './blocks.mjs';
import { developer } from './develop.mjs';
import { emptyBody, light, loadFigure, take } from './figure.mjs';
import { setLoop } from './gestures.mjs';
import { hidden, isNearby, throwShadows } from './lamps.mjs';
import { fill } from './raster.mjs';
import { FINER, loadRoom } from './room.mjs';

const WIDE = WIDTH * FINER;

/** Answers a function: frame number -> { pixels (RGB), people }; where they are wanted, who is seen and how much. */
export function stageOf(clip, fps, wantsPeople) {
  setLoop(clip.seconds);
  const room = loadRoom(clip.room);
  const figures = new Map(clip.people.map(({ who }) => [who, loadFigure(who)]));
  const cast = clip.people.map(({ who, start, at, acts, speed, gesture }, i) => {
    const figure = figures.get(who);
    const parts = planned(at, acts, {
      tall: figure.tall,
      speed: speed ?? 0.76 * figure.tall,
      gesture,
      loop: clip.seconds,
    });
    return {
      number: i + 1,
      figure,
      start,
      parts,
      seconds: lasts(parts),
      body: emptyBody(figure),
      seed: 1.7 * i + figure.tall,
    };
  });
  const canvas = emptyCanvas(room.depth.length);
  const develop = developer(clip, room.plate);
  return (n) => {
    const here = present(cast, n / fps, clip.seconds);
    const bodies = here.map(({ body }) => body);
    for (const lamp of room.lamps) throwShadows(lamp, bodies);
    canvas.depth.set(room.depth);
    canvas.who.fill(0);
    const people = here.map((one) => draw(canvas, room, one, n));
    const marked = new Uint8Array(BLOCKS);
    for (const { box } of people) markBox(marked, ...box.map((value) => value / FINER));
    const shade = shadows(room, here, marked);
    const blocks = [...marked.keys()].filter((block) => marked[block] === 1);
    const pixels = develop(shade, canvas, blocks);
    return { pixels, people: wantsPeople(n) ? people.map((one) => seen(canvas.who, one, room.eye, clip.flip)) : null };
  };
}

const emptyCanvas = (count) => ({
  width: WIDE,
  height: HEIGHT * FINER,
  depth: new Float32Array(count),
  who: new Uint8Array(count),
  colour: new Float32Array(count * 3),
  alone: new Uint32Array(count),
});

function present(cast, seconds, loop) {
  return cast.flatMap((one) => {
    const since = (((seconds - one.start) % loop) + loop) % loop;
    const state = stateAt(one.parts, since);
    if (!state) return [];
    take(one.body, one.figure, state, seconds, one.seed);
    return [{ ...one, state }];
  });
}

/** Draws somebody where nobody and nothing is nearer; counts the fine pixels there would be without all others. */
function draw(canvas, room, { number, figure, body, state }, n) {
  light(body, figure, room.lamps, room.around);
  const { place, scratch, lit, index } = body;
  room.eye.projectAll(place, scratch);
  const box = [WIDE, HEIGHT * FINER, 0, 0];
  for (let i = 0; i < place.length; i += 3) {
    if (scratch[i + 2] < 0.12) continue;
    box[0] = Math.min(box[0], scratch[i]);
    box[1] = Math.min(box[1], scratch[i + 1]);
    box[2] = Math.max(box[2], scratch[i]);
    box[3] = Math.max(box[3], scratch[i + 1]);
  }
  return { number, state, box, count: fill(canvas, scratch, index, { number, lit, stamp: n * 16 + number + 1 }) };
}

/** How much light the people leave to each pixel of the room: 1 is all. */
function shadows({ lamps, pixels, eye }, here, marked) {
  const shade = new Float32Array(WIDTH * HEIGHT).fill(1);
  lamps.forEach((lamp, k) => {
    const [share, map, spans] = [pixels.shares[k], pixels.maps[k], pixels.spans[k]];
    spans.forEach((span, block) => {
      if (!span || !isNearby(lamp, span)) return;
      marked[block] = 1;
      eachPixel(block, (i) => {
        if (share[i] > 0.01) shade[i] -= share[i] * hidden(lamp, map[i * 3], map[i * 3 + 1], map[i * 3 + 2]);
      });
    });
  });
  for (const { state } of here) {
    if (state.kind !== 'sit') for (const foot of state.feet) darkUnder(shade, pixels.place, eye, foot, marked);
  }
  return shade;
}

/** The dark that is always close to a foot on the floor. */
function darkUnder(shade, place, eye, foot, marked) {
  const [x, z] = [foot.at[0] + Math.cos(foot.heading) * 0.05, -foot.at[1] - Math.sin(foot.heading) * 0.05];
  const [px, py, far] = eye.project([x, 0, z]).map((value, i) => (i < 2 ? value / FINER : value));
  if (far < 0.5) return;
  const reach = Math.ceil((WIDTH * 0.35) / far);
  markBox(marked, px - reach, py - reach, px + reach, py + reach);
  for (let row = Math.max(0, Math.floor(py - reach)); row <= Math.min(HEIGHT - 1, py + reach); row += 1) {
    for (let column = Math.max(0, Math.floor(px - reach)); column <= Math.min(WIDTH - 1, px + reach); column += 1) {
      const i = row * WIDTH + column;
      const away = Math.hypot(place[i * 3] - x, place[i * 3 + 2] - z) / 0.27;
      if (away < 1 && place[i * 3 + 1] < 0.06) shade[i] *= 1 - 0.5 * (1 - 0.7 * foot.lift) * (1 - away) ** 1.5;
    }
  }
}

/** Box and share of what is to be seen of somebody, and the point of the floor under them, in pixels of the picture. */
function seen(who, { number, count, state, box }, eye, isFlipped) {
  const found = boxOf(who, number, box);
  const mirrored = (x) => (isFlipped ? WIDTH - x : x);
  const [fx, fy] = eye.project([state.at[0], 0, -state.at[1]]);
  const foot = [mirrored(fx / FINER), fy / FINER];
  if (found.visible === 0) return { number, box: null, share: 0, foot };
  const sides = [Math.floor(found.x0 / FINER), Math.ceil((found.x1 + 1) / FINER)].map(mirrored).sort((a, b) => a - b);
  const [top, bottom] = [Math.floor(found.y0 / FINER), Math.ceil((found.y1 + 1) / FINER)];
  return { number, box: [sides[0], top, sides[1], bottom], share: found.visible / count, foot };
}

/** The box of a number's fine pixels, looked for in a box. */
function boxOf(who, number, [left, top, right, bottom]) {
  const box = { x0: WIDE, x1: -1, y0: WIDE, y1: -1, visible: 0 };
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(HEIGHT * FINER - 1, bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(WIDE - 1, right); x += 1) {
      if (who[y * WIDE + x] !== number) continue;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y);
      box.visible += 1;
    }
  }
  return box;
}
