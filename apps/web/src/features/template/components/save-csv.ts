/** Saves rows as a file that a spreadsheet opens. What would run as a formula there is kept as text. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
