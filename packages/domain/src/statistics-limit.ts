/** Limits of the statistics (product 12). */
export const STATISTICS_LIMIT = {
  /** The last hour of a day, as it begins. */
  lastHour: 23,
  /** Templates among the bars of the task statistics. */
  topTemplates: 8,
  /** Inspectors whose days are drawn. */
  busiest: 10,
  /** Categories drawn over time: as many as there are colours of series. */
  categories: 6,
  /** Stores drawn as dots. */
  dots: 200,
  /** Stores of the ranking on the page itself. */
  ranked: 10,
} as const;
