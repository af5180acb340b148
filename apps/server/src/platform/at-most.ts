/** The same function, but never more than `limit` of it at once; the others wait in order. */
export function atMost<A extends unknown[], T>(limit: number, work: (...args: A) => Promise<T>) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (...args: A): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work(...args);
    } finally {
      // Hands its place on, or gives it back.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
