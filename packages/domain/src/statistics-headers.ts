/**
 * The headers of the tables of the statistics whose numbers are worked out, by table (D12.2). The formula of each in words is
 * `statistics.header.<table>.<key>` of the messages: a key without words does not compile where a table asks for it.
 */
export const STATISTICS_HEADERS = {
  /** The stores of page 12.1. */
  shops: ['rank', 'records', 'best', 'worst', 'last', 'lastAt', 'failed', 'redLines', 'open'],
  /** What the tables of scores share; an average is one of records, or of marks. */
  scores: ['evaluated', 'average', 'averageOfPoints'],
  /** The rules of the AI statistics. */
  aiRules: ['cameras', 'checks', 'events', 'confirmed', 'false', 'precision', 'judgeHours', 'topShop'],
} as const;

type Headers = typeof STATISTICS_HEADERS;
/** A header of a table, as its words are named. */
export type StatisticsHeader = { [Table in keyof Headers]: `${Table}.${Headers[Table][number]}` }[keyof Headers];
