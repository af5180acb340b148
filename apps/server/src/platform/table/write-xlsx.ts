import { setImmediate } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import {
  columnName,
  contentTypes,
  escaped,
  HEAD,
  LONGEST_CELL,
  MAIN,
  ROOT,
  STYLES,
  sheetName,
  workbook,
  workbookParts,
} from './xlsx-package.ts';

/** A column of a sheet. */
interface SheetColumn {
  header: string;
  /** In characters. */
  width: number;
  /** What may be chosen in its cells: offered by the spreadsheet, other texts stay possible. */
  choices?: readonly string[];
  /** Shown while a cell of it is chosen. */
  hint?: string;
}

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: Iterable<readonly string[]>;
}

/** Rows written before others have their turn. */
const SLICE = 500;
/** Rows of a column whose choices are offered. */
const OFFERED_ROWS = 10_001;

/**
 * An xlsx with one sheet of texts, and a second one with the choices of its columns when there are any (`listsName`). Every
 * cell is a text and stays one when it is edited (format "@", quoted), so that nothing that begins like a formula is run.
 */
export async function writeXlsx(sheet: Sheet, listsName = 'Lists'): Promise<Buffer> {
  const lists = sheet.columns.flatMap((column) => (column.choices?.length ? [column.choices] : []));
  const own = { name: sheet.name, xml: await sheetXml(sheet, listsName) };
  return zipped(lists.length > 0 ? [own, { name: listsName, xml: listsXml(lists) }] : [own]);
}

/** The same with several sheets, the first one shown first, whose columns offer no choices. */
export async function writeSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  const written: WrittenSheet[] = [];
  for (const sheet of sheets) written.push({ name: sheet.name, xml: await sheetXml(sheet, '') });
  return zipped(written);
}

interface WrittenSheet {
  name: string;
  xml: string;
}

function zipped(sheets: readonly WrittenSheet[]): Buffer {
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(contentTypes(sheets.length)),
    '_rels/.rels': strToU8(ROOT),
    'xl/workbook.xml': strToU8(workbook(sheets.map(({ name }) => name))),
    'xl/_rels/workbook.xml.rels': strToU8(workbookParts(sheets.length)),
    'xl/styles.xml': strToU8(STYLES),
  };
  for (const [at, { xml }] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(xml);
  return Buffer.from(zipSync(parts, { level: 6 }));
}

async function sheetXml({ columns, rows }: Sheet, listsName: string): Promise<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" style="1" customWidth="1"/>`,
  );
  const headers = rowXml(
    1,
    columns.map((column) => column.header),
    2,
  );
  const lines = [headers];
  for (const row of rows) {
    if (lines.length % SLICE === 0) await setImmediate();
    lines.push(rowXml(lines.length + 1, row, 1));
  }
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>';
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData>${validations(columns, listsName)}</worksheet>`;
}

/** What the spreadsheet offers below a cell. Other texts are taken too: several roles stand in one cell. */
function validations(columns: readonly SheetColumn[], listsName: string): string {
  let list = 0;
  const rules = columns.flatMap(({ choices, hint, header }, index) => {
    if (!choices?.length && !hint) return [];
    const at = columnName(index);
    const prompt = hint
      ? ` showInputMessage="1" promptTitle="${escaped(header.slice(0, 32))}" prompt="${escaped(hint.slice(0, 255))}"`
      : '';
    const range = `sqref="${at}2:${at}${OFFERED_ROWS}"`;
    if (!choices?.length) return [`<dataValidation allowBlank="1"${prompt} ${range}/>`];
    const from = columnName(list);
    list += 1;
    const source = `'${sheetName(listsName).replaceAll("'", "''")}'!$${from}$1:$${from}$${choices.length}`;
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="0"${prompt} ${range}><formula1>${escaped(source)}</formula1></dataValidation>`,
    ];
  });
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

function listsXml(lists: readonly (readonly string[])[]): string {
  const longest = Math.max(...lists.map((list) => list.length));
  const rows = Array.from({ length: longest }, (_, row) =>
    rowXml(
      row + 1,
      lists.map((list) => list[row] ?? ''),
      1,
    ),
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

function rowXml(no: number, cells: readonly string[], style: number): string {
  const filled = cells.map((cell, index) =>
    cell === ''
      ? ''
      : `<c r="${columnName(index)}${no}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, LONGEST_CELL))}</t></is></c>`,
  );
  return `<row r="${no}">${filled.join('')}</row>`;
}
