import { read, utils } from '@e965/xlsx';
import { SHOWN_COLUMNS, SHOWN_ROWS, type Sheet } from './shown-sheet.ts';

/** The visible sheets of a workbook, each as far as it is shown. */
export function sheetsOf(bytes: Uint8Array): Sheet[] {
  const book = read(bytes, { type: 'array', sheetRows: SHOWN_ROWS + 1, cellHTML: false, cellFormula: false });
  const isHidden = (at: number) => (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0;
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    if (!sheet || isHidden(at)) return [];
    const { '!fullref': full, '!ref': ref }: { '!fullref'?: string; '!ref'?: string } = sheet;
    const whole = full ?? ref;
    if (whole === undefined) return [{ name, rows: [], totalRows: 0, totalColumns: 0 }];
    const { e } = utils.decode_range(whole);
    // From the first cell on, whatever is empty before what is written: rows keep their numbers.
    const range = { s: { r: 0, c: 0 }, e: { r: Math.min(e.r, SHOWN_ROWS - 1), c: Math.min(e.c, SHOWN_COLUMNS - 1) } };
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true, range });
    const texts = rows.map((cells) => cells.map((cell) => String(cell)));
    return [{ name, rows: texts, totalRows: e.r + 1, totalColumns: e.c + 1 }];
  });
}
