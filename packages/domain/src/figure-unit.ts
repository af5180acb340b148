/**
 * What a figure counts, and so how it is written: percent are numbers of 0 to 100, points are percentage points, times is a count with
 * decimals, money is written without a currency.
 */
export const FIGURE_UNITS = [
  'count',
  'percent',
  'hours',
  'seconds',
  'money',
  'times',
  'points',
  'minutes',
  'days',
] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];
