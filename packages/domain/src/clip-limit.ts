/** Limits of clips of recordings (product 4). */
export const CLIP_LIMIT = {
  /** The shortest and the longest clip, ms. */
  ...{ shortestMs: 1_000, longestMs: 10 * 60_000 },
  /** The largest file, bytes. */
  bytes: 500 * 1024 * 1024,
  /** Letters of its name and of why it was cut. */
  ...{ name: 50, reason: 200 },
  /** Clips of one member that are being cut at the same time. */
  waiting: 10,
  /** A clip that could not be cut is listed for so many days. */
  failedDays: 7,
} as const;
