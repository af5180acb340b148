import { strToU8, zipSync } from 'fflate';
import { contentTypes, ROOT, STYLES, workbook, workbookParts } from '../table/xlsx-package.ts';
import type { Cell } from './cell.ts';
import { aboutXml, beginning, headerXml, rowXml } from './sheet-xml.ts';
import type { AboutTable, TableColumn } from './table-writer.ts';

/** One sheet of a book. */
export interface BookSheet {
  name: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly Cell[])[];
}

/** Several small tables as one xlsx, a sheet each; the first sheet tells of the file. Numbers are numbers, texts are never run. */
export function xlsxBook(sheets: readonly BookSheet[], about: AboutTable, timeZone: string): Buffer {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length + 1),
    '_rels/.rels': ROOT,
    'xl/workbook.xml': workbook([about.title, ...sheets.map(({ name }) => name)]),
    'xl/_rels/workbook.xml.rels': workbookParts(sheets.length + 1),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': aboutXml(about),
  };
  for (const [index, { columns, rows }] of sheets.entries()) {
    const lines = rows.map((row, at) => rowXml(at + 2, row, { columns, timeZone }));
    parts[`xl/worksheets/sheet${index + 2}.xml`] =
      `${beginning(columns)}${headerXml(columns)}${lines.join('')}</sheetData></worksheet>`;
  }
  const packed = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return Buffer.from(zipSync(packed, { level: 6 }));
}
