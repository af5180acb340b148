/** Limits of reports on paper and of the links to them (product 11). */
export const REPORT_LIMIT = {
  /** Of the line at the foot of each page, characters. */
  footer: 100,
  /** Of the password of an external link, characters. */
  linkPassword: { least: 6, most: 64 },
  /** Of the end of a link's id that names it. */
  linkNumber: 8,
  /** Links of one record that are open at once. */
  links: 20,
  /** Reports of one zip, and photos of one. */
  pack: 200,
  photos: 5_000,
  /** How long somebody who gave the password reads on, ms. */
  linkPassMs: 30 * 60_000,
} as const;
