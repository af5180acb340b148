import type { Clock } from '../../clock.ts';

/** What was not used is kept for so long, ms: somebody who comes is looked at at once. */
const KEPT_MS = 2_000;
/** What one look costs before any was measured, ms. */
const USUAL_MS = 150;
/** So much of a change is believed at once. */
const GAIN = 0.1;

/** The time that all cameras together may have: `share` of one core. */
export function lookingBudget(share: number, clock: Clock) {
  let leftMs = KEPT_MS * share;
  let atMs = clock.elapsedMs();
  let costMs = USUAL_MS;
  const refill = (): void => {
    const now = clock.elapsedMs();
    leftMs = Math.min(KEPT_MS * share, leftMs + (now - atMs) * share);
    atMs = now;
  };
  return {
    share,
    /** What a look costs at the moment, ms. */
    costMs: () => costMs,
    /** How long until there is time for a look, ms. */
    waitMs(): number {
      refill();
      return leftMs > 0 ? 0 : Math.ceil(-leftMs / share) + 1;
    },
    spend(ms: number): void {
      refill();
      leftMs -= ms;
      costMs += GAIN * (ms - costMs);
    },
  };
}
