import { strToU8, Zip, ZipDeflate } from 'fflate';
import {
  columnName,
  contentTypes,
  escaped,
  HEAD,
  LONGEST_CELL,
  MAIN,
  ROOT,
  STYLES,
  workbook,
  workbookParts,
} from '../table/xlsx-package.ts';
import { type Cell, type CellKind, serialOf } from './cell.ts';
import type { AboutTable, TableColumn, TableOptions, TableWriter } from './table-writer.ts';

/** Rows of one sheet; what is longer goes on in the next (product 1.7). */
const SHEET_ROWS = 10_000;
const HEADER_STYLE = 2;
const STYLE: Record<CellKind, number> = { text: 1, number: 0, time: 3, percent: 4 };

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
        lines.push(rowXml(rowNo, row, columns, timeZone));
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

/** What comes ahead of the rows: the first row stays in sight. */
function beginning(columns: readonly { width: number }[]): string {
  const widths = columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${widths.join('')}</cols><sheetData>`;
}

const headerXml = (columns: readonly TableColumn[]): string =>
  line(
    1,
    columns.map(({ header }, i) => textXml(`${columnName(i)}1`, header, HEADER_STYLE)),
  );

function rowXml(no: number, row: readonly Cell[], columns: readonly TableColumn[], timeZone: string): string {
  const cells = row.map((cell, i) => {
    const at = `${columnName(i)}${no}`;
    const kind = columns[i]?.kind ?? 'text';
    if (cell === null || cell === '') return '';
    if (cell instanceof Date) return `<c r="${at}" s="${STYLE.time}"><v>${serialOf(cell, timeZone)}</v></c>`;
    if (typeof cell === 'string') return textXml(at, cell, STYLE.text);
    return `<c r="${at}" s="${STYLE[kind]}"><v>${kind === 'percent' ? cell / 100 : cell}</v></c>`;
  });
  return line(no, cells);
}

function aboutXml({ header, lines }: AboutTable): string {
  const rows = lines.map((texts, i) =>
    line(
      i + 2,
      texts.map((text, column) => textXml(`${columnName(column)}${i + 2}`, text, STYLE.text)),
    ),
  );
  const head = line(
    1,
    header.map((text, i) => textXml(`${columnName(i)}1`, text, HEADER_STYLE)),
  );
  return `${beginning([{ width: 20 }, { width: 70 }])}${head}${rows.join('')}</sheetData></worksheet>`;
}

const line = (no: number, cells: readonly string[]): string => `<row r="${no}">${cells.join('')}</row>`;

const textXml = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST_CELL))}</t></is></c>`;
