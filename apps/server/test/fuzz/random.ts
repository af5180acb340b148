/** Numbers from a seed: the same seed gives the same inputs again. */
export interface Random {
  /** 0 <= x < 1. */
  next(): number;
  /** Whole, 0 <= x < below. */
  int(below: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32 by Tommy Ettinger: short, and even enough to choose inputs. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    int,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[int(items.length)] as (typeof items)[number];
    },
  };
}
