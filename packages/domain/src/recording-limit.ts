/** Limits of recordings of cameras (product 4). */
export const RECORDING_LIMIT = {
  /** Days that recordings are kept, and how many cameras of a company are recorded at most. */
  ...{ keepDays: { min: 1, max: 90 }, cameras: 200 },
  /** Of all recordings of a company on the disk, GB. */
  quotaGb: { min: 1, max: 100_000, initial: 50 },
  /** How far back members play who do not keep devices, days. */
  playDays: { min: 1, max: 90, initial: 7 },
  /** A quota that is filled so far is told, %. */
  tellPercent: 90,
  /** Two segments no further apart are one stretch, ms; so many cameras play on one clock; days that a calendar asks for. */
  ...{ joinMs: 3_000, together: 4, days: 62 },
  /** Segments told to be removed at once. */
  removed: 2_000,
} as const;
