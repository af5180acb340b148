/** Writes the latest value, one write at a time: what comes while one is under way follows it, only the last of it. */
export interface Mirror<T> {
  put: (value: T) => void;
  /** Resolves when everything put so far is written; false when the last of it could not be. */
  settled: () => Promise<boolean>;
}

export function createMirror<T>(write: (value: T) => Promise<void>, onFailed: (cause: unknown) => void): Mirror<T> {
  let next: { value: T } | null = null;
  let running: Promise<boolean> | null = null;
  let isWritten = true;
  const run = async (): Promise<boolean> => {
    for (let one = next; one; one = next) {
      next = null;
      try {
        await write(one.value);
        isWritten = true;
      } catch (cause) {
        isWritten = false;
        onFailed(cause);
      }
    }
    running = null;
    return isWritten;
  };
  return {
    put: (value) => {
      next = { value };
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(isWritten),
  };
}
