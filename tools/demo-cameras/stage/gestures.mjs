/** What arms, back and head do. Everything that repeats does so in whole numbers a loop, so that a loop has no seam. */

/** Seconds of a loop: set once for a clip. */
let loop = 24;
export function setLoop(seconds) {
  loop = seconds;
}

/** A wave that fits `times` into a loop. */
export const wave = (seconds, times, seed) => Math.sin((2 * Math.PI * times * seconds) / loop + seed);

const REST = { flex: 0.02, out: 0.13, bend: 0.18, foreOut: 0.06 };

const GESTURES = {
  rest: (s, seed) => [
    { ...REST, flex: 0.03 + 0.02 * wave(s, 7, seed) },
    { ...REST, flex: 0.03 + 0.02 * wave(s, 6, seed + 1) },
  ],
  /** Hands at a till or a worktop, now one, now the other. */
  work: (s, seed) => [
    { flex: 0.45 + 0.12 * wave(s, 17, seed), out: 0.18, bend: 0.95 + 0.15 * wave(s, 23, seed), foreOut: -0.12 },
    { flex: 0.5 + 0.16 * wave(s, 19, seed + 2), out: 0.18, bend: 0.9 + 0.15 * wave(s, 29, seed), foreOut: -0.15 },
  ],
  /** Takes something from a shelf, looks at it, puts it back. */
  browse: (s, seed) => {
    const reach = Math.max(0, wave(s, 5, seed));
    return [REST, { flex: 0.5 + 0.85 * reach, out: 0.15, bend: 1.15 - 0.8 * reach, foreOut: -0.05 }];
  },
  phone: (s, seed) => [REST, { flex: 0.55, out: 0.1, bend: 1.55 + 0.05 * wave(s, 9, seed), foreOut: -0.3 }],
  carry: () => [
    { flex: 0.45, out: 0.16, bend: 1.05, foreOut: -0.02 },
    { flex: 0.45, out: 0.16, bend: 1.05, foreOut: -0.02 },
  ],
  /** Pays: holds a hand out. */
  pay: (s, seed) => [REST, { flex: 0.75 + 0.12 * wave(s, 11, seed), out: 0.08, bend: 0.55, foreOut: 0 }],
  chop: (s, seed) => [
    { flex: 0.55, out: 0.2, bend: 0.85, foreOut: -0.25 },
    { flex: 0.5 + 0.05 * wave(s, 48, seed), out: 0.2, bend: 0.95 + 0.14 * wave(s, 48, seed), foreOut: -0.2 },
  ],
  stir: (s, seed) => [
    { flex: 0.4, out: 0.2, bend: 0.7, foreOut: -0.05 },
    { flex: 0.75 + 0.08 * wave(s, 26, seed), out: 0.2 + 0.1 * wave(s, 26, seed + 1.57), bend: 0.65, foreOut: -0.05 },
  ],
  eat: (s, seed) => {
    const up = Math.max(0, wave(s, 6, seed));
    return [
      { flex: 0.55, out: 0.2, bend: 0.85, foreOut: -0.3 },
      { flex: 0.55 + 0.15 * up, out: 0.25, bend: 0.9 + 1.0 * up, foreOut: -0.25 },
    ];
  },
  talk: (s, seed) => [
    { flex: 0.35 + 0.1 * wave(s, 8, seed), out: 0.16, bend: 1.0 + 0.2 * wave(s, 13, seed), foreOut: -0.2 },
    { flex: 0.4 + 0.18 * wave(s, 10, seed + 2), out: 0.2, bend: 1.1 + 0.25 * wave(s, 14, seed), foreOut: -0.1 },
  ],
};

const BENDS = {
  work: [0.14, 0.3],
  chop: [0.2, 0.42],
  stir: [0.12, 0.34],
  phone: [0.03, 0.42],
  browse: [0.05, 0.08],
  eat: [0.16, 0.2],
  carry: [0, 0.05],
};

/** Bend of the back, twist of the chest, turn and nod of the head (radians). */
export function leanOf({ gesture, weight, pace, kind }, seconds, seed) {
  const [bend, nod] = BENDS[gesture] ?? [0, 0.06];
  const look = 0.22 * wave(seconds, 3, seed) + 0.12 * wave(seconds, 7, seed * 2);
  return {
    bend: bend * weight + (kind === 'sit' ? -0.05 : 0),
    twist: gesture === 'work' ? 0.12 * wave(seconds, 6, seed) * weight : 0,
    look: look * (gesture === 'chop' ? 0.3 : 1) * (1 - 0.5 * pace),
    nod: nod * weight,
  };
}

/** The arms of a state; walking ones swing against the legs (`swing` 1: left leg ahead). */
export function armsOf({ gesture, weight, pace }, swing, seconds, seed) {
  const rest = GESTURES.rest(seconds, seed);
  const wanted = (GESTURES[gesture] ?? GESTURES.rest)(seconds, seed);
  return [0, 1].map((side) => {
    const mixed = Object.fromEntries(
      Object.keys(REST).map((key) => [key, rest[side][key] + (wanted[side][key] - rest[side][key]) * weight]),
    );
    const isFree = wanted[side] === REST || gesture === 'rest';
    if (!isFree) return mixed;
    const to = (side === 0 ? -1 : 1) * swing;
    return { ...mixed, flex: mixed.flex + 0.42 * to, bend: mixed.bend + 0.12 * pace + 0.16 * Math.max(0, to) };
  });
}
