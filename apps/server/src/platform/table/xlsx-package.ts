/** The parts of an xlsx that are the same for every one (ECMA-376, part 1): what is in it, its sheets, its styles. */

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const ROOT = `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** A row that pictures make tall is read from its top. */
const TOP = '<alignment vertical="top"/>';

/** 0: plain; 1: text; 2: header, bold; 3: a moment; 4: percent with one digit. */
export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm"/><numFmt numFmtId="165" formatCode="0.0%"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf applyAlignment="1">${TOP}</xf><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1" applyAlignment="1">${TOP}</xf><xf fontId="1" numFmtId="49" applyFont="1" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="164" applyNumberFormat="1" applyAlignment="1">${TOP}</xf><xf numFmtId="165" applyNumberFormat="1" applyAlignment="1">${TOP}</xf></cellXfs></styleSheet>`;

/** `more`: parts of a book that not every one has. */
export function contentTypes(sheets: number, more = ''): string {
  const one = (part: string, kind: string): string =>
    `<Override PartName="/xl/${part}" ContentType="${KIND}.${kind}+xml"/>`;
  const all = numbered(sheets).map((no) => one(`worksheets/sheet${no}.xml`, 'worksheet'));
  return `${HEAD}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${one('workbook.xml', 'sheet.main')}${one('styles.xml', 'styles')}${all.join('')}${more}</Types>`;
}

export function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escaped(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function workbookParts(sheets: number): string {
  const one = (no: number, kind: string, target: string): string =>
    `<Relationship Id="rId${no}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const all = numbered(sheets).map((no) => one(no, 'worksheet', `worksheets/sheet${no}.xml`));
  return `${HEAD}<Relationships xmlns="${PACKAGE}">${all.join('')}${one(sheets + 1, 'styles', 'styles.xml')}</Relationships>`;
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Longest text of a cell, by the format. */
export const LONGEST_CELL = 32_767;

/** A, B, ..., Z, AA, ... */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** A sheet's name has at most 31 characters and none of the seven that stand in addresses. */
export const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside XML 1.0: what the format cannot hold is left out. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
