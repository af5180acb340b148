import { TABLE_LIMITS, TableError } from './table.ts';

export interface SheetRows {
  /** Takes a row (from 0). */
  add(row: number, cells: readonly string[]): void;
  /** All rows up to the last one with content. */
  done(): string[][];
}

/** Counts the cells and characters of a file, and refuses what goes over. */
export type Budget = (cell: string) => void;

/**
 * Collects the rows of a sheet under the limits of a table: rows without content cost nothing, and a file that would become
 * more than a node can hold is refused while it is read.
 */
export function sheetRows(count: Budget): SheetRows {
  const kept: { row: number; cells: string[] }[] = [];
  return {
    add(row, cells) {
      const own = cells.slice(0, TABLE_LIMITS.columns).map((cell) => cut(cell.trim()));
      while (own.at(-1) === '') own.pop();
      if (own.length === 0) return;
      if (row >= TABLE_LIMITS.rows + TABLE_LIMITS.rowsAbove) throw new TableError('too_many_rows');
      for (const cell of own) count(cell);
      kept.push({ row, cells: own });
    },
    done() {
      const rows: string[][] = [];
      for (const { row, cells } of kept.toSorted((a, b) => a.row - b.row)) {
        while (rows.length < row) rows.push([]);
        rows[row] = cells;
      }
      return rows;
    },
  };
}

export function budget(): Budget {
  let cells = 0;
  let characters = 0;
  return (cell) => {
    cells += 1;
    characters += cell.length;
    if (cells > TABLE_LIMITS.cells || characters > TABLE_LIMITS.characters) throw new TableError('too_large');
  };
}

const cut = (cell: string): string => (cell.length > TABLE_LIMITS.cellCharacters ? flat(cell) : cell);

/** The start of a long text as a text of its own: a mere slice would keep the long one in memory. */
const flat = (cell: string): string =>
  Buffer.from(cell.slice(0, TABLE_LIMITS.cellCharacters).toWellFormed()).toString('utf8');
