/** Limits of what was counted (product 18). */
export const FLOW_READING_LIMIT = {
  /** Rows of one call of another system. */
  sent: 1_000,
  /** Rows of a file. */
  imported: 100_000,
  /** Of one reading: people, and seconds that they stayed in all. */
  ...{ people: 1_000_000, seconds: 1_000_000_000 },
  /** Of an hour of sales. */
  sales: { transactions: 1_000_000, items: 10_000_000, amount: 1_000_000_000, staff: 1_000 },
  /** Readings are kept for so many days; the sums stay. */
  keptDays: 731,
  /** Days that are looked at at once, counters whose problems are looked for, days of the strip in a store's drawer. */
  ...{ lookedAtDays: 31, lookedThrough: 500, stripDays: 7 },
  /** Days that a level shift is read from. */
  shiftDays: 35,
  /** Letters of why a reading was corrected or a day left out. */
  reason: 200,
  /** Readings may come so much too early, by clocks that are wrong, ms. */
  aheadMs: 2 * 60_000,
} as const;

/** From when on figures of data health are a problem: percent, a level shift as a part of the usual count. */
export const FLOW_HEALTH = { completeness: 95, imbalance: 15, shiftBy: 0.5, accuracy: 90 } as const;
