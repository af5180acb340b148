import { setImmediate as others } from 'node:timers/promises';

/** Longest stretch of computing after which everybody else is let through, ms. */
export const MOST_MS = 8;

/** To be called between pieces of work: waits for the event loop where the last pause is too long ago. */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MOST_MS) return;
    await others();
    since = performance.now();
  };
}
