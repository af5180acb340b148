interface Waiter<T> {
  resolve: (value: T) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** What was asked of a gateway and is not answered yet, by number. Each waits for a bounded time. */
export function waiting<T>() {
  const all = new Map<number, Waiter<T>>();
  const take = (id: number): Waiter<T> | undefined => {
    const found = all.get(id);
    if (found) clearTimeout(found.timer);
    all.delete(id);
    return found;
  };
  return {
    count: () => all.size,
    /** Resolves with the answer; rejects with what `late` gives when none came in time. */
    wait: (id: number, waitMs: number, late: () => Error): Promise<T> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          all.delete(id);
          reject(late());
        }, waitMs);
        all.set(id, { resolve, reject, timer });
      }),
    /** What nobody waits for is passed over. */
    answer: (id: number, value: T): void => take(id)?.resolve(value),
    refuse: (id: number, error: Error): void => take(id)?.reject(error),
    refuseAll(error: Error): void {
      for (const id of [...all.keys()]) take(id)?.reject(error);
    },
    has: (id: number): boolean => all.has(id),
  };
}
