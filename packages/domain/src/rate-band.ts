/** Rates by tens of percent, each by where it begins. */
export const RATE_BANDS = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90'] as const;
export type RateBand = (typeof RATE_BANDS)[number];

const WIDTH = 10;
const BEST = RATE_BANDS.length - 1;

/** Rates of a band, percent: `from` inclusive, `below` exclusive. The lowest takes all below it, the best all above: null. */
export function rateBandRange(band: RateBand): { from: number | null; below: number | null } {
  const index = RATE_BANDS.indexOf(band);
  return { from: index === 0 ? null : index * WIDTH, below: index === BEST ? null : (index + 1) * WIDTH };
}

/** The band in which a rate lies; bonus points lead above 100. */
export function rateBandOf(rate: number): RateBand {
  return RATE_BANDS[Math.min(BEST, Math.max(0, Math.floor(rate / WIDTH)))] ?? '0';
}

/** The first and the last whole percent of a band, as it is named. */
export function rateBandEnds(band: RateBand): { from: number; to: number } {
  const { from, below } = rateBandRange(band);
  return { from: from ?? 0, to: below ?? RATE_BANDS.length * WIDTH };
}

/** What a rate can be asked for, percent: bonus points bring it above 100, deductions below 0. */
export const RATE_RANGE = { min: -100, max: 200 } as const;
