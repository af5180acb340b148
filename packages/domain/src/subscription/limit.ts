/** Limits of report subscriptions (product 20). */
export const SUBSCRIPTION_LIMIT = {
  /** Of one member, that have not ended. */
  owned: 100,
  members: 200,
  roles: 20,
  robots: 5,
  addresses: 20,
  /** Of an e-mail address. */
  address: 254,
  /** Of the filters as they stand in the address of the page. */
  query: 2_000,
  /** Figures of a report; a dashboard may have more, and the report says how many. */
  figures: 24,
  /** Rows that are frozen, and sent as a file. */
  rows: 10_000,
  /** Rows of the table in the mail itself. */
  inlineRows: 20,
  /** Runs that failed one after another before it is paused. */
  failures: 5,
  /** Reports in a row that a recipient leaves unopened before its owner is asked whether to stop. */
  unopened: 6,
  /** Tries to make a report before a run gives its recipient up, with a pause in between. */
  tries: 3,
  retryMs: 300_000,
  /** A process that works at a report for so long is taken for dead. */
  claimMs: 300_000,
  claimed: 20,
  /** Runs, and the rows that their numbers open, are kept so long. */
  keepDays: 180,
  /** Reports that somebody asks for out of turn or again, in an hour; the same one again once an hour. */
  byHandAnHour: 20,
} as const;
