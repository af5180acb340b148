/** Spreadsheets take a text that begins so for a formula: it is shown as text instead (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as csv in UTF-8 with a byte order mark, without which a spreadsheet reads Chinese as something else. */
export function writeCsv(rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((cells) => cells.map(cellOf).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
