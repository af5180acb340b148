import { boundedQueue } from './bounded-queue.ts';

/** A caller that finds the queue full is told to come again after this many seconds. */
const RETRY_AFTER_S = 5;

/**
 * A semaphore: the same function, but never more than `limit` of it at once; the others wait in order. With `waitingMost`
 * the queue has an end: who finds it full is refused at once with 503 and Retry-After.
 */
export function atMost<A extends unknown[], T>(
  limit: number,
  work: (...args: A) => Promise<T>,
  { waitingMost = Number.POSITIVE_INFINITY }: { waitingMost?: number } = {},
) {
  const inOrder = boundedQueue({ atOnce: limit, waiting: waitingMost, retryAfterS: RETRY_AFTER_S });
  return (...args: A): Promise<T> => inOrder('', () => work(...args));
}
