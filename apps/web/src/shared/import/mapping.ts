import type { ImportReport } from '@rondo/contract/import';

/** For each column its field; null leaves it out. */
export type Mapping = (string | null)[];

export const mappingOf = (report: Pick<ImportReport, 'columns'>): Mapping => report.columns.map(({ field }) => field);

/** Columns that are something else now. */
export function changed(before: Mapping, now: Mapping): number[] {
  return now.flatMap((field, column) => (field === before[column] ? [] : [column]));
}

/** A, B, ..., Z, AA: how a spreadsheet calls its columns. */
export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}
