/** Time for what plays at its own pace; tests bring one that they move. */
export interface Clock {
  /** Milliseconds since 1970. */
  wallMs(): number;
  /** Milliseconds since some beginning, never backwards. */
  elapsedMs(): number;
  /** Does something once after so many ms; what it answers calls that off. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  wallMs: () => Date.now(),
  elapsedMs: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
