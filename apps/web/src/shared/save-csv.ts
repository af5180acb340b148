/** The mark at the beginning tells spreadsheets that it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a table to the reader as a csv file, headings first. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** What begins like a formula gets an apostrophe, so that no spreadsheet runs what somebody else wrote. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
