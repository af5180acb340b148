/** Spreadsheets take a text that begins so for a formula: it is shown as text instead (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** At the beginning of a file in UTF-8: without it a spreadsheet reads Chinese as something else. */
export const UTF8_MARK = '\uFEFF';

/** Rows as csv in UTF-8 with a byte order mark. */
export function writeCsv(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(`${UTF8_MARK}${rows.map((cells) => csvLine(cells)).join('')}`);
}

/** A line with its end. `isText`: whether a cell may be taken for a formula; a number below zero is none. */
export function csvLine(cells: readonly string[], isText: (index: number) => boolean = () => true): string {
  return `${cells.map((cell, i) => cellOf(cell, isText(i))).join(',')}\r\n`;
}

function cellOf(text: string, isText: boolean): string {
  const safe = isText && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
