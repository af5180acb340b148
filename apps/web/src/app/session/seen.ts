/**
 * Says with a lock of the browser whether anybody looks at one of its tabs: whoever does is told by the page itself. Without locks
 * (they exist on https and localhost only) there are no notifications either.
 */
export function showWhetherSeen(name: string, stopped: AbortSignal): void {
  if (!('locks' in navigator)) return;
  let leave: (() => void) | null = null;
  const look = () => {
    leave?.();
    leave = null;
    if (document.visibilityState !== 'visible' || stopped.aborted) return;
    const seen = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void navigator.locks.request(name, { mode: 'shared' }, () => seen);
  };
  document.addEventListener('visibilitychange', look, { signal: stopped });
  stopped.addEventListener('abort', look);
  look();
}

export async function isSeen(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return document.visibilityState === 'visible';
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}
