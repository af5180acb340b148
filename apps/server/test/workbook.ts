import { utils, write } from '@e965/xlsx';

export interface TestSheet {
  name?: string;
  rows: unknown[][];
  /** `A3:A5` and so on. */
  merges?: string[];
}

/** An xlsx as a spreadsheet program writes it. */
export function workbook(...sheets: TestSheet[]): Uint8Array {
  const book = utils.book_new();
  for (const [at, { name, rows, merges = [] }] of sheets.entries()) {
    const sheet = utils.aoa_to_sheet(rows, { cellDates: true });
    sheet['!merges'] = merges.map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, name ?? `Sheet${at + 1}`);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }));
}
