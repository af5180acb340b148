/** Limits of reports on paper and of links to them (product 11). */
export const REPORT_LIMIT = {
  /** Of the line at the foot of each page, characters. */
  footer: 100,
  /** Of a link's password, characters. */
  sharePassword: { min: 6, max: 32 },
  /** Wrong passwords after which a link is closed for good. */
  shareTries: 20,
  /** Links of one record that are open at a time. */
  shares: 20,
} as const;
