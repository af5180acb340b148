import { setTimeout as wait } from 'node:timers/promises';

/**
 * An answer, good or bad, no sooner than this, ms: whether a letter was written behind it does not show in its time.
 * Longer than the work ever takes on a machine that is not overloaded.
 */
const LEAST_MS = 120;

export async function constantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), wait(LEAST_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
