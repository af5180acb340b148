import { FROZEN_MS } from './live-state.ts';

/** Notes when the last picture came, and says when a playing one stands still. */
export function frameWatch(isPlaying: () => boolean, onFrozen: () => void) {
  let frameAt: number | null = null;
  const since = (): number => performance.now() - (frameAt ?? performance.now());
  // A hidden page draws nothing: only one that is seen can stand still.
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') frameAt &&= performance.now();
    else if (isPlaying() && since() > FROZEN_MS) onFrozen();
  }, 1_000);
  return {
    mark(): void {
      frameAt = performance.now();
    },
    /** Since the last picture, ms; null before the first. */
    ageMs: (): number | null => (frameAt === null ? null : since()),
    stop: () => clearInterval(timer),
  };
}
