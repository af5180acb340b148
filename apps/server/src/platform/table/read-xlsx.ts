import { attribute, readXml, xmlText } from './read-xml.ts';
import { budget, type SheetRows, sheetRows } from './sheet-rows.ts';
import { type Merge, TABLE_LIMITS, type Table, TableError } from './table.ts';
import { xlsxParts } from './xlsx-parts.ts';
import { LONGEST_TEXT_BYTES, sharedStrings, textCollector } from './xlsx-strings.ts';
import { type NumberKind, numberKinds, numberText } from './xlsx-styles.ts';

/** No spreadsheet has more rows: the format's own end. */
const LAST_ROW = 1_048_576;

interface Book {
  strings: readonly string[];
  kinds: readonly NumberKind[];
  is1904: boolean;
}

/**
 * Reads the sheets of an xlsx that are not hidden, row by row, so that only texts are held. Formulas give what they showed
 * last; one that was never computed stays as it reads.
 */
export function readXlsx(bytes: Uint8Array): Table[] {
  const { sheets, strings, styles, is1904 } = xlsxParts(bytes);
  const book: Book = { strings: sharedStrings(strings), kinds: numberKinds(styles), is1904 };
  const count = budget();
  return sheets.map(({ name, sheet }) => {
    const rows = sheetRows(count);
    const merges = readSheet(sheet, book, rows);
    const all = rows.done();
    return { name, rows: all, merges: merges.filter((merge) => merge.top < all.length) };
  });
}

/** Where the reading stands: the row, the cell and what of it is known. */
interface Place {
  row: number;
  column: number;
  cells: string[];
  type: string;
  style: number;
  /** Null as long as the cell has no value: an empty one is what a formula showed. */
  value: string | null;
  formula: string;
  inside: 'v' | 'f' | null;
}

function readSheet(bytes: Buffer, book: Book, rows: SheetRows): Merge[] {
  const merges: Merge[] = [];
  const inline = textCollector();
  const at: Place = { row: -1, column: -1, cells: [], type: '', style: 0, value: null, formula: '', inside: null };
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'row') startRow(at, attributes);
      else if (name === 'c') startCell(at, attributes);
      else if (name === 'v' || name === 'f') startPart(at, name);
      else if (name === 'mergeCell') addMerge(merges, attribute(attributes, 'ref') ?? '');
      else inline.open(name);
    },
    close(name) {
      if (name === 'row') rows.add(at.row, at.cells);
      else if (name === 'c') endCell(at, book, inline.take());
      else if (name === 'v' || name === 'f') at.inside = null;
      else inline.close(name);
    },
    text(raw) {
      if (at.inside === 'v') at.value += xmlText(raw, LONGEST_TEXT_BYTES);
      else if (at.inside === 'f') at.formula += xmlText(raw, LONGEST_TEXT_BYTES);
      else inline.text(raw);
    },
  });
  return merges;
}

function startRow(at: Place, attributes: string): void {
  const no = Number(attribute(attributes, 'r') ?? at.row + 2);
  if (!Number.isInteger(no) || no < 1 || no > LAST_ROW) throw new TableError('unreadable');
  Object.assign(at, { row: no - 1, column: -1, cells: [] });
}

function startCell(at: Place, attributes: string): void {
  const place = attribute(attributes, 'r');
  at.column = place === undefined ? at.column + 1 : placeOf(place).column;
  at.type = attribute(attributes, 't') ?? 'n';
  at.style = Number(attribute(attributes, 's') ?? 0);
  at.value = null;
  at.formula = '';
}

function startPart(at: Place, name: 'v' | 'f'): void {
  at.inside = name;
  if (name === 'v') at.value = '';
}

function endCell(at: Place, book: Book, inline: string): void {
  if (at.column >= TABLE_LIMITS.columns) return;
  const text = cellText(at, book, inline);
  if (text === '') return;
  while (at.cells.length < at.column) at.cells.push('');
  at.cells[at.column] = text;
}

function cellText({ type, value, formula, style }: Place, book: Book, inline: string): string {
  if (type === 'inlineStr') return inline;
  if (value === null) return formula === '' ? '' : `=${formula}`;
  switch (type) {
    case 's':
      return book.strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value.slice(0, 10);
    case 'n':
      return numberText(value, book.kinds[style] ?? 'plain', book.is1904);
    default:
      return value;
  }
}

/** `B7:B12` as rows and columns; what is no rectangle is passed over. */
function addMerge(merges: Merge[], ref: string): void {
  const [from, to] = ref.split(':');
  if (!from || !to || merges.length >= TABLE_LIMITS.merges) return;
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start.row < 0 || end.row < start.row || end.column < start.column) return;
  merges.push({ top: start.row, left: start.column, bottom: end.row, right: end.column });
}

/** `AB12` as row and column from 0; -1 for a row that is not said. A place that is none is refused. */
function placeOf(text: string): { row: number; column: number } {
  const found = /^\$?([A-Z]{1,3})\$?(\d{0,7})$/i.exec(text);
  if (!found) throw new TableError('unreadable');
  const [, letters = '', digits = ''] = found;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: digits === '' ? -1 : Number(digits) - 1, column };
}
