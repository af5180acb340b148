/** Chance that repeats itself: the same seed gives the same demo every time. */
export interface Chance {
  /** 0 inclusive to 1 exclusive. */
  next(): number;
  /** Whole number, both ends included. */
  int(least: number, most: number): number;
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** The mulberry32 generator (Tommy Ettinger, public domain), started from the hash of a text. */
export function chance(seed: string): Chance {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (probability) => next() < probability,
    pick(list) {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new RangeError('nothing to pick from');
      return one;
    },
  };
}

/** FNV-1a over the UTF-16 units of a text, 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
