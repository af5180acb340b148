/** Cells that a person merged into one; counted from 0, both ends included. Only the upper left one holds the text. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A sheet as rows of trimmed text: the first row is row 1 of the spreadsheet, empty rows are kept so that numbers stay right. */
export interface Table {
  /** Name of the sheet; empty where the file has none. */
  name: string;
  rows: string[][];
  merges: Merge[];
}

export const TABLE_LIMITS = {
  rows: 50_000,
  /** Rows above the data: titles, and the headings. */
  rowsAbove: 50,
  columns: 200,
  sheets: 20,
  /** Cells with content. */
  cells: 1_000_000,
  /** Of one cell: more than any text of the product may have, so that what is cut is refused as too long all the same. */
  cellCharacters: 10_000,
  /** Of all cells together. A workbook names a text once and shows it in a million cells. */
  characters: 20_000_000,
  merges: 10_000,
  /** All parts of a workbook that are read, unpacked. */
  unpackedBytes: 64 * 1024 * 1024,
};

/** Why a file is no table; the answer of the worker. */
export type TableFault = 'unreadable' | 'too_many_rows' | 'too_large' | 'empty';

/** Thrown while cells are read; `readSheets` makes a refusal of it. */
export class TableError extends Error {
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super(fault);
    this.name = 'TableError';
    this.fault = fault;
  }
}
