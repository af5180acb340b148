/** A row of a file that holds something: its number as a spreadsheet shows it (from 1) and its cells as text. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** Rows above the check items: a title or two, and the header. */
export const MOST_ROWS_ABOVE = 5;

/** More rows than this are never read: 500 items, what stands above them, and one to know that there are more. */
export const MOST_ROWS_READ = 500 + MOST_ROWS_ABOVE + 1;

export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
