/** What of a sheet is shown: enough to read, little enough to draw. */
export const SHOWN_ROWS = 1_000;
export const SHOWN_COLUMNS = 100;

export interface Sheet {
  name: string;
  /** The cells as they look in the workbook. */
  rows: readonly (readonly string[])[];
  totalRows: number;
  totalColumns: number;
}
