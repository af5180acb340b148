import { readCsv } from '../table/read-csv.ts';
import { readXlsx } from '../table/read-xlsx.ts';
import type { Table } from '../table/table.ts';
import { blockList } from './block-list.ts';
import type { DocumentText } from './document-text.ts';
import { officeParts } from './office-parts.ts';

/** The rows of the sheets that are not hidden; a sheet is a page. */
export function xlsxText(bytes: Uint8Array): DocumentText {
  // What is encrypted or blown up is refused by what it says of itself; the reader of tables has its own, tighter end.
  officeParts(bytes, () => false);
  const sheets = readXlsx(bytes);
  const list = blockList();
  for (const [index, sheet] of sheets.entries()) {
    list.add('heading', sheet.name, 1, index + 1);
    for (const row of sheet.rows) list.addRow(row, index + 1);
  }
  return { blocks: list.blocks, pages: sheets.length > 0 ? sheets.length : null };
}

export function csvText(bytes: Uint8Array): DocumentText {
  const { rows }: Table = readCsv(bytes);
  const list = blockList();
  for (const row of rows) list.addRow(row);
  return { blocks: list.blocks, pages: null };
}
