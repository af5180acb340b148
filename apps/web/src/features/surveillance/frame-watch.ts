import { FROZEN_MS } from './live-state.ts';
import type { liveTries } from './live-tries.ts';

/** Notes when the last picture came; a playing one that stands still is tried again. */
export function frameWatch(tries: Pick<ReturnType<typeof liveTries>, 'state' | 'again'>) {
  let frameAt: number | null = null;
  const since = (): number => performance.now() - (frameAt ?? performance.now());
  // A hidden page draws nothing: only one that is seen can stand still.
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') frameAt &&= performance.now();
    else if (tries.state().kind === 'playing' && since() > FROZEN_MS) tries.again('frozen');
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
