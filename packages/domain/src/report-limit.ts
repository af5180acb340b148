/** Limits of reports on paper (product 11). */
export const REPORT_LIMIT = {
  /** Of the line at the foot of each page, characters. */
  footer: 100,
} as const;
