/**
 * Timed snapshots. A picture is late after the tolerance; a failed one is tried again within two minutes; one that nobody came
 * to (the queue was long, Rondo was not running) is given up.
 */
export const SNAPSHOT_LIMIT = {
  timesPerDay: 24,
  everyMinutes: { min: 5, max: 240 },
  /** From opening or closing, minutes. */
  aroundHours: 240,
  periods: 3,
  dates: 366,
  shops: 2000,
  groups: 200,
  cameras: 2000,
  /** People who are told of missing pictures. */
  notified: 20,
  /** Pictures that one transaction gives people to look at. */
  reviewedAtOnce: 5000,
  tries: 3,
  retryAfterMs: 40_000,
  retryForMs: 130_000,
  toleranceMs: 60_000,
  giveUpMs: 600_000,
  /** So long before their time pictures are written down as expected. */
  aheadMs: 600_000,
  /** Pictures taken at once by one process, and claimed by it. */
  atOnce: 12,
  claimed: 48,
  claimMs: 90_000,
  /** Days of a matrix of results, and days of the forecast before a plan is saved. */
  matrixDays: 31,
  /** Pictures of a time-lapse. */
  lapse: 200,
  forecastDays: 7,
  /** Minutes of a day and the nights beside it. */
  minutesBeyond: 2880,
} as const;
