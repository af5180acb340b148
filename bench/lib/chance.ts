/** Numbers that look random and that a seed repeats: what the requests of a bench vary by. */
export interface Chance {
  /** A whole number of 0 .. n - 1. */
  below(n: number): number;
  /** A whole number of `from` .. `to`. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
}

/** BENCH_SEED, or the seed of every run that names none. */
export const SEED = Number(process.env.BENCH_SEED ?? 20_261);

/** The chance of one kind of work: the same whatever else is measured beside it. The generator is mulberry32. */
export function chanceOf(name: string, seed = SEED): Chance {
  let state = [...name].reduce((sum, c) => Math.imul(sum, 31) + c.charCodeAt(0), seed) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    pick(from) {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
  };
}
