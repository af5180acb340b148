import { AppError } from './errors.ts';

interface Bounds {
  /** Works that run at the same time. */
  atOnce: number;
  /** Works of one key that may wait or run; the next one is refused TOO_OFTEN. Absent: as many as the queue takes. */
  perKey?: number;
  /** Works that may wait, of all keys together; the next one is refused NETWORK_EXCEPTION (503). */
  waiting: number;
  /** Seconds after which a refused caller may try again. */
  retryAfterS?: number;
}

/**
 * Runs works a few at once. The keys take turns: whoever sends many delays others by one work at a time, so that several people
 * behind one address may sign in together. Within a key it is first come, first served. What would wait too long is refused.
 * An empty key has no bound of its own.
 */
export function boundedQueue({ atOnce, perKey = Number.POSITIVE_INFINITY, waiting: most, retryAfterS = 2 }: Bounds) {
  const lines = new Map<string, (() => void)[]>();
  const held = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  const wait = (key: string): Promise<void> =>
    new Promise((resolve) => {
      waiting += 1;
      const line = lines.get(key);
      if (line) line.push(resolve);
      else lines.set(key, [resolve]);
    });
  const startNext = (): boolean => {
    const [next] = lines;
    if (!next) return false;
    const [key, line] = next;
    const first = line.shift();
    // To the end of the round, or out of it.
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    waiting -= 1;
    first?.();
    return true;
  };
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = held.get(key) ?? 0;
    if (key !== '' && mine >= perKey) throw new AppError('TOO_OFTEN', { retryAfterS });
    if (running >= atOnce && waiting >= most) throw new AppError('NETWORK_EXCEPTION', { retryAfterS });
    held.set(key, mine + 1);
    if (running >= atOnce) await wait(key);
    else running += 1;
    try {
      return await work();
    } finally {
      const left = (held.get(key) ?? 1) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
      // The next one takes this place.
      if (!startNext()) running -= 1;
    }
  };
}
