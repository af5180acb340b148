/**
 * What somebody does, as a list: ['walk', [x, y], [x, y], ...], ['stand', seconds, degrees, gesture], ['sit', seconds, degrees, gesture].
 * Without seconds: until the loop ends.
 * Turns it into times, and answers for each time where the body and the feet are. Feet that stand never slide.
 */
import { onWay, roundedWay } from './path.mjs';

const TURN_S = 0.75;
/** Half of the distance between the feet, metres. */
const STANCE = 0.085;
/** A foot stands while the body moves so many steps past it to either side; the rest of the two steps it swings. */
const STANDS = 0.6;

export function planned(start, acts, { tall, speed, gesture, loop }) {
  const parts = [];
  let at = start;
  let heading = null;
  for (const [kind, ...rest] of acts) {
    if (kind === 'walk') {
      const way = roundedWay([at, ...rest]);
      const first = onWay(way, 0).heading;
      turnTo(parts, at, heading, first);
      parts.push(walkPart(way, tall, speed, gesture));
      at = rest.at(-1);
      heading = onWay(way, way.length).heading;
    } else {
      const wanted = (rest[1] * Math.PI) / 180;
      turnTo(parts, at, heading, wanted);
      parts.push({ kind, at, heading: wanted, seconds: rest[0] ?? loop - lasts(parts), gesture: rest[2] ?? 'rest' });
      heading = wanted;
    }
  }
  return parts;
}

function turnTo(parts, at, from, to) {
  if (from === null) return;
  const by = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  if (Math.abs(by) > 0.08) parts.push({ kind: 'turn', at, from, by, seconds: TURN_S * (Math.abs(by) > 1.9 ? 1.5 : 1) });
}

function walkPart(way, tall, speed, gesture) {
  const count = Math.max(1, Math.round(way.length / (0.38 * tall)));
  const step = way.length / count;
  return { kind: 'walk', way, count, step, seconds: (way.length + 0.8 * step) / speed, gesture };
}

export const lasts = (parts) => parts.reduce((sum, { seconds }) => sum + seconds, 0);

/** The body at a time since the first act: { at, heading, feet: [left, right], ... }; null before and after. */
export function stateAt(parts, time) {
  let t = time;
  if (t < 0) return null;
  for (const part of parts) {
    if (t < part.seconds) return { walk: walking, turn: turning, stand: standing, sit: sitting }[part.kind](part, t);
    t -= part.seconds;
  }
  return null;
}

const ease = (x) => x * x * (3 - 2 * x);

/** Even speed, but half a second to come to it and to lose it. */
function progress(t, seconds) {
  const ramp = Math.min(0.45, seconds / 3);
  const whole = seconds - ramp;
  if (t < ramp) return (t * t) / (2 * ramp) / whole;
  if (t > seconds - ramp) return 1 - (seconds - t) ** 2 / (2 * ramp) / whole;
  return (t - ramp / 2) / whole;
}

function walking({ way, count, step, seconds, gesture }, t) {
  const share = progress(t, seconds);
  const u = -0.4 * step + share * (way.length + 0.8 * step);
  const { at, heading } = onWay(way, share * way.length);
  const pace = Math.min(1, t / 0.5, (seconds - t) / 0.5);
  return {
    ...{ kind: 'walk', at, heading, pace, phase: u / step, gesture: gesture ?? 'rest', weight: 1 },
    feet: [0, 1].map((side) => footAt(way, count, step, side, u)),
  };
}

/** Prints of the left foot have even numbers. */
function footAt(way, count, step, side, u) {
  const print = (k) => printOn(way, Math.min(Math.max(k, 0), count) * step, side);
  let k = Math.floor((u / step + STANDS - side) / 2) * 2 + side;
  if (k < -1 - side) k = side - 2;
  const moved = u / step - k;
  if (moved <= STANDS) return { ...print(k), lift: 0, swing: null, stands: moved / STANDS };
  const swing = Math.min(1, (moved - STANDS) / (2 - 2 * STANDS));
  const [a, b] = [print(k), print(k + 2)];
  const by = Math.atan2(Math.sin(b.heading - a.heading), Math.cos(b.heading - a.heading));
  const s = ease(swing);
  const isSame = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < 0.02;
  return {
    at: [a.at[0] + (b.at[0] - a.at[0]) * s, a.at[1] + (b.at[1] - a.at[1]) * s],
    heading: a.heading + by * s,
    lift: isSame ? 0 : Math.sin(Math.PI * swing),
    swing: isSame ? null : swing,
    stands: 0,
  };
}

function printOn(way, s, side) {
  const { at, heading } = onWay(way, s);
  return print(at, heading, side);
}

/** A foot beside a point: the left one to the left of who looks along `heading`. */
function print(at, heading, side) {
  const out = (side === 0 ? 1 : -1) * STANCE;
  return { at: [at[0] - Math.sin(heading) * out, at[1] + Math.cos(heading) * out], heading };
}

const resting = (at, heading, side) => ({ ...print(at, heading, side), lift: 0, swing: null, stands: 0 });

/** One foot after the other is set down in the new direction. */
function turning({ at, from, by, seconds }, t) {
  const share = t / seconds;
  const first = by > 0 ? 0 : 1;
  const feet = [0, 1].map((side) => {
    const own = side === first ? Math.min(1, share / 0.55) : Math.max(0, (share - 0.45) / 0.55);
    return { ...print(at, from + by * ease(own), side), lift: 0.5 * Math.sin(Math.PI * own), swing: null, stands: 0 };
  });
  return { kind: 'turn', at, heading: from + by * ease(share), pace: 0, phase: 0, gesture: 'rest', weight: 1, feet };
}

function standing({ kind, at, heading, seconds, gesture }, t) {
  const weight = ease(Math.min(1, t / 0.6, (seconds - t) / 0.6));
  const feet = [0, 1].map((side) => resting(at, heading, side));
  return { kind, at, heading, pace: 0, phase: 0, gesture, weight: Math.max(0, weight), feet };
}

/** `at` is the middle of the seat. */
function sitting(part, t) {
  const { at, heading } = part;
  const before = [at[0] + Math.cos(heading) * 0.42, at[1] + Math.sin(heading) * 0.42];
  return { ...standing(part, t), weight: 1, feet: [0, 1].map((side) => resting(before, heading, side)) };
}
