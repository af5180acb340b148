/** An inspection that this tab has to itself, until it lets go. */
export interface Hold {
  release: () => void;
}

interface HoldOptions {
  /** How long another tab is waited for, ms: one that is being closed lets go soon. */
  waitMs: number;
  /** Take it away from another tab. */
  steal?: boolean;
  /** Another tab took it away. */
  onStolen?: () => void;
}

/**
 * Holds an inspection in this tab, so that two tabs never write the same draft or send it twice; null while another tab has it.
 * Browsers have locks on https and localhost only: elsewhere every tab has it.
 */
export function hold(key: string, { waitMs, steal = false, onStolen }: HoldOptions): Promise<Hold | null> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => {} });
  return new Promise((resolve) => {
    let isHeld = false;
    let release = () => {};
    const until = new Promise<void>((end) => {
      release = end;
    });
    const options: LockOptions = steal ? { steal } : { signal: AbortSignal.timeout(waitMs) };
    navigator.locks
      .request(`rondo ${key}`, options, () => {
        isHeld = true;
        resolve({ release });
        return until;
      })
      .catch((cause: unknown) => {
        if (isHeld) onStolen?.();
        else {
          console.info('another tab has this inspection', cause);
          resolve(null);
        }
      });
  });
}
