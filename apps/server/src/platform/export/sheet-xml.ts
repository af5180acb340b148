import { columnName, escaped, HEAD, LONGEST_CELL, MAIN } from '../table/xlsx-package.ts';
import { type Cell, type CellKind, serialOf } from './cell.ts';
import type { AboutTable, TableColumn, TableOptions } from './table-writer.ts';

/** The XML of a sheet: what stands ahead of its rows, its rows, and the sheet that tells of the file. */

const HEADER_STYLE = 2;
const STYLE: Record<CellKind, number> = { text: 1, number: 0, time: 3, percent: 4 };

/** What comes ahead of the rows: the first row stays in sight. */
export function beginning(columns: readonly { width: number }[]): string {
  const widths = columns.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${widths.join('')}</cols><sheetData>`;
}

/** The first row. */
export const headerXml = (columns: readonly TableColumn[]): string =>
  line(
    1,
    columns.map(({ header }, i) => textXml(`${columnName(i)}1`, header, HEADER_STYLE)),
  );

/** `heightPt`: of a row that holds more than a line, in points. */
export function rowXml(
  no: number,
  row: readonly Cell[],
  { columns, timeZone }: Pick<TableOptions, 'columns' | 'timeZone'>,
  heightPt?: number,
): string {
  const cells = row.map((cell, i) => {
    const at = `${columnName(i)}${no}`;
    const kind = columns[i]?.kind ?? 'text';
    if (cell === null || cell === '') return '';
    if (cell instanceof Date) return `<c r="${at}" s="${STYLE.time}"><v>${serialOf(cell, timeZone)}</v></c>`;
    if (typeof cell === 'string') return textXml(at, cell, STYLE.text);
    return `<c r="${at}" s="${STYLE[kind]}"><v>${kind === 'percent' ? cell / 100 : cell}</v></c>`;
  });
  return line(no, cells, heightPt);
}

export function aboutXml({ header, lines }: AboutTable): string {
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

const line = (no: number, cells: readonly string[], heightPt?: number): string =>
  `<row r="${no}"${heightPt === undefined ? '' : ` ht="${heightPt}" customHeight="1"`}>${cells.join('')}</row>`;

const textXml = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST_CELL))}</t></is></c>`;
