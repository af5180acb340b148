import { strToU8, Zip, ZipDeflate } from 'fflate';
import { contentTypes, ROOT, STYLES, workbook, workbookParts } from '../table/xlsx-package.ts';
import { aboutXml, beginning, headerXml, rowXml } from './sheet-xml.ts';
import type { TableOptions, TableWriter } from './table-writer.ts';

/** Rows of one sheet; what is longer goes on in the next (product 1.7). */
const SHEET_ROWS = 10_000;

/** A table as xlsx: numbers and moments as such, every text as a text that no spreadsheet runs; the first sheet tells of the file. */
export function xlsxTable({ title, columns, timeZone }: TableOptions): TableWriter {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  let sheet: ZipDeflate | null = null;
  let sheets = 0;
  let rowNo = 0;

  const write = (xml: string): void => void sheet?.push(strToU8(xml));
  const end = (): void => {
    sheet?.push(strToU8('</sheetData></worksheet>'), true);
    sheet = null;
  };
  const begin = (): void => {
    end();
    sheets += 1;
    sheet = entry(zip, `xl/worksheets/sheet${sheets + 1}.xml`);
    write(`${beginning(columns)}${headerXml(columns)}`);
    rowNo = 1;
  };
  const put = (name: string, xml: string): void => entry(zip, name).push(strToU8(xml), true);

  return {
    add(rows) {
      const lines: string[] = [];
      for (const row of rows) {
        if (sheet === null || rowNo > SHEET_ROWS) {
          write(lines.splice(0).join(''));
          begin();
        }
        rowNo += 1;
        lines.push(rowXml(rowNo, row, { columns, timeZone }));
      }
      write(lines.join(''));
    },
    finish(about) {
      if (sheets === 0) begin();
      end();
      put('xl/worksheets/sheet1.xml', aboutXml(about));
      const names = Array.from({ length: sheets }, (_, i) => (sheets === 1 ? title : `${title} ${i + 1}`));
      put('[Content_Types].xml', contentTypes(sheets + 1));
      put('_rels/.rels', ROOT);
      put('xl/workbook.xml', workbook([about.title, ...names]));
      put('xl/_rels/workbook.xml.rels', workbookParts(sheets + 1));
      put('xl/styles.xml', STYLES);
      zip.end();
      return Buffer.concat(parts);
    },
  };
}

function entry(zip: Zip, name: string): ZipDeflate {
  const made = new ZipDeflate(name, { level: 6 });
  zip.add(made);
  return made;
}
