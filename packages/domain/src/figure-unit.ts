/** What a figure counts, and so how it is written: percent are numbers of 0 to 100, money is written without a currency. */
export const FIGURE_UNITS = ['count', 'percent', 'hours', 'seconds', 'money'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];
