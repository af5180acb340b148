/** What is true of a clip: who is where in the picture, who crosses which line when, who is in which area how long. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FPS, HEIGHT, TRUTH_FRAMES, WIDTH, work } from './places.mjs';
import { lasts, planned, stateAt } from './stage/acts.mjs';
import { axes, eyeOf } from './stage/camera.mjs';

/** Ways are followed in steps of this many seconds. */
const STEP = 0.02;

/** `seen`: for some frames { frame, people: [{ number, seen, share, foot }] }, as the stage drew them. */
export function truthOf(clip, seen) {
  const project = projection(clip);
  const ways = clip.people.map((person) => wayOf(person, clip.seconds));
  return {
    ...{ seconds: clip.seconds, fps: FPS, everyFrames: TRUTH_FRAMES, width: WIDTH, height: HEIGHT },
    people: clip.people.map(({ who }, i) => ({
      id: i + 1,
      figure: who,
      seen: seen.flatMap((row) => seenRow(row, i + 1)),
    })),
    lines: clip.lines.map(({ name, ends, inside }) => ({
      ...{ name, from: project(ends[0]), to: project(ends[1]), inside: project(inside) },
      crossings: ways.flatMap((way, i) =>
        crossings(way, ends, inside, clip.seconds).map((found) => ({ person: i + 1, ...found })),
      ),
    })),
    areas: clip.areas.map(({ name, corners }) => ({
      ...{ name, corners: corners.map(project) },
      stays: ways.flatMap((way, i) => stays(way, corners, clip.seconds).map((found) => ({ person: i + 1, ...found }))),
    })),
  };
}

/** [frame, left, top, right, bottom, visible %, foot x, foot y]; nothing of whom not a pixel is seen. */
function seenRow({ frame, people }, number) {
  const one = people.find((other) => other.number === number);
  if (!one?.box) return [];
  return [[frame, ...one.box, Math.round(one.share * 100), ...one.foot.map(Math.round)]];
}

/** Where somebody is every STEP seconds since the beginning of the loop, in order of their own time. */
function wayOf({ who, start, at, acts, speed, gesture }, seconds) {
  const { tall } = JSON.parse(readFileSync(join(work, 'people', `${who}.json`), 'utf8'));
  const parts = planned(at, acts, { tall, speed: speed ?? 0.76 * tall, gesture, loop: seconds });
  const whole = lasts(parts);
  if (whole > seconds + 1e-6) throw new Error(`${who} takes ${whole.toFixed(1)} s, the loop has ${seconds}`);
  const way = [];
  for (let t = 0; t < whole; t += STEP) way.push({ second: start + t, at: stateAt(parts, t)?.at ?? at });
  return way;
}

const side = ([a, b], p) => Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
const inLoop = (second, seconds) => Math.round((second % seconds) * 100) / 100;

function crossings(way, ends, inside, seconds) {
  const found = [];
  for (let i = 1; i < way.length; i += 1) {
    const [p, q] = [way[i - 1].at, way[i].at];
    if (side(ends, p) === side(ends, q) || side([p, q], ends[0]) === side([p, q], ends[1])) continue;
    found.push({
      second: inLoop(way[i].second, seconds),
      direction: side(ends, q) === side(ends, inside) ? 'in' : 'out',
    });
  }
  return found;
}

function stays(way, corners, seconds) {
  const found = [];
  let since = null;
  for (const { second, at } of way) {
    const isIn = contains(corners, at);
    if (isIn && since === null) since = second;
    if (!isIn && since !== null) found.push(stay(since, second, seconds));
    if (!isIn) since = null;
  }
  if (since !== null) found.push(stay(since, way.at(-1).second, seconds));
  return found;
}

const stay = (from, to, seconds) => ({
  from: inLoop(from, seconds),
  to: inLoop(to, seconds),
  seconds: Math.round((to - from) * 10) / 10,
});

function contains(corners, [x, y]) {
  return corners.reduce((isIn, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !isIn : isIn;
  }, false);
}

/** From a point of the floor to the picture's pixels, rounded; as the room's camera saw it. */
function projection({ room, flip }) {
  const { camera } = JSON.parse(readFileSync(join(work, 'rooms', room, 'room.json'), 'utf8'));
  const eye = eyeOf(camera, WIDTH, HEIGHT);
  return ([x, y]) => {
    const [px, py] = eye.project(axes([x, y, 0])).map(Math.round);
    return [flip ? WIDTH - px : px, py];
  };
}
