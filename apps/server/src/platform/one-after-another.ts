/** Runs work of one key in the order in which it came, each when the one before has ended, however that ended. Keys wait for no other. */
export function oneAfterAnother(): (key: string, work: () => Promise<void>) => Promise<void> {
  const last = new Map<string, Promise<void>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const run = before.then(work, work);
    last.set(key, run);
    const forget = (): void => {
      if (last.get(key) === run) last.delete(key);
    };
    run.then(forget, forget);
    return run;
  };
}
