import { setImmediate } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';

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
/** Longest text of a cell, by the format. */
const LONGEST = 32_767;
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

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ROOT = `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** 0: plain; 1: text; 2: header, bold. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf fontId="1" numFmtId="49" applyFont="1" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`;

function contentTypes(sheets: number): string {
  const one = (part: string, kind: string): string =>
    `<Override PartName="/xl/${part}" ContentType="${KIND}.${kind}+xml"/>`;
  const all = numbered(sheets).map((no) => one(`worksheets/sheet${no}.xml`, 'worksheet'));
  return `${HEAD}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${one('workbook.xml', 'sheet.main')}${one('styles.xml', 'styles')}${all.join('')}</Types>`;
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escaped(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookParts(sheets: number): string {
  const one = (no: number, kind: string, target: string): string =>
    `<Relationship Id="rId${no}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const all = numbered(sheets).map((no) => one(no, 'worksheet', `worksheets/sheet${no}.xml`));
  return `${HEAD}<Relationships xmlns="${PACKAGE}">${all.join('')}${one(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
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
      : `<c r="${columnName(index)}${no}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, LONGEST))}</t></is></c>`,
  );
  return `<row r="${no}">${filled.join('')}</row>`;
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A, B, ..., Z, AA, ... */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** A sheet's name has at most 31 characters and none of the seven that stand in addresses. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside XML 1.0: what the format cannot hold is left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
