import { LIMIT } from '../limit.ts';

/** Bars of equal width over balances: the first begins at `from`, each takes what is below its end. */
export interface Bars {
  from: number;
  width: number;
  count: number;
}

/** How wide a bar may be, times a power of ten: people read such numbers at a glance. */
const STEPS = [1, 2, 5] as const;

/** The bars that hold all balances between the least and the most, both inclusive: the narrowest that are few enough to be read. */
export function barsOf(least: number, most: number): Bars {
  for (let ten = 1; ; ten *= 10)
    for (const step of STEPS) {
      const width = step * ten;
      const from = Math.floor(least / width) * width;
      const count = Math.floor((most - from) / width) + 1;
      if (count <= LIMIT.points.bars) return { from, width, count };
    }
}
