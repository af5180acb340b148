import { setImmediate } from 'node:timers/promises';

/** So many rows are read before others have their turn. */
const SLICE = 1_000;

/** Does something with every item of a long list without keeping the process from its other callers. */
export async function inSlices<T>(items: readonly T[], work: (item: T, index: number) => void): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SLICE === 0) await setImmediate();
    work(item, index);
  }
}
