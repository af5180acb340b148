/** Blind double inspection (product 7 (c) 2): what it begins with and its limits. */
export const DOUBLE_INSPECTION = {
  /** Percent of remote inspections that a second inspector gets, until a company sets another share; 0: none. */
  percent: 0,
  /** Whole days that the second inspector has. */
  days: 3,
  /** Pairs without which no kappa is shown: of fewer it says nothing. */
  leastPairs: 10,
} as const;

/** Codes of which the second inspector must hold each: they look through cameras and prove with their pictures. */
export const SECOND_INSPECTOR_CODES = ['shop', 'x_live', 'x_capture', 'x_dispatch'] as const;

const CHANCE_DIGITS = 4;
const CHANCES = 16 ** CHANCE_DIGITS;

/**
 * Whether a record is inspected a second time: by the last 16 bits of its id, which are chance (UUIDv7), so that asking again
 * gives the same answer.
 */
export const isDrawn = (recordId: string, percent: number): boolean =>
  Number.parseInt(recordId.slice(-CHANCE_DIGITS), 16) * 100 < percent * CHANCES;
