import { normalizeHeader } from '../table/normalize-header.ts';
import type { Merge, Table } from '../table/table.ts';

/** A row of data with its number in the spreadsheet. */
interface SheetRow {
  row: number;
  cells: string[];
}

/** The part of a table that is data, under its headings. */
export interface Sheet {
  /** As a spreadsheet numbers it; 0: the data begins at once. */
  headingRow: number;
  headers: string[];
  rows: SheetRow[];
  /** Rows that named the ones below them; they are the last column now. */
  sections: string[];
}

/** Cuts the data out of a table: merged cells are filled downwards, section rows become a column, empty rows go. */
export function sheetOf({ rows, merges }: Table, headingAt: number, sectionHeader: string | null): Sheet {
  const cells = filledDown(rows, merges);
  const headings = headingAt < 0 ? [] : (cells[headingAt] ?? []);
  const data = cells
    .map((row, index) => ({ row: index + 1, cells: row }))
    .slice(headingAt + 1)
    .filter(({ cells: row }) => !isEmpty(row) && !isSame(row, headings));
  const width = Math.max(lastFilled(headings), ...data.slice(0, 1_000).map(({ cells: row }) => lastFilled(row)));
  const sheet: Sheet = {
    headingRow: headingAt + 1,
    headers: Array.from({ length: width }, (_, column) => (headings[column] ?? '').trim()),
    rows: data.map(({ row, cells: all }) => ({ row, cells: Array.from({ length: width }, (_, at) => all[at] ?? '') })),
    sections: [],
  };
  return sectionHeader === null ? sheet : withSections(sheet, merges, sectionHeader);
}

/** What is merged over several rows holds for all of them; over several columns it stays in the first. */
function filledDown(rows: readonly string[][], merges: readonly Merge[]): string[][] {
  const filled = rows.map((row) => [...row]);
  for (const { top, left, bottom } of merges) {
    const value = filled[top]?.[left] ?? '';
    for (let at = top + 1; value !== '' && at <= bottom && at < filled.length; at += 1) {
      const row = filled[at];
      if (!row) continue;
      while (row.length < left) row.push('');
      row[left] = value;
    }
  }
  return filled;
}

/** So many cells have rows of a list that has sections: where rows have two, a row with one is only a short row. */
const USUAL_CELLS = 3;

function withSections(sheet: Sheet, merges: readonly Merge[], header: string): Sheet {
  const wide = new Set(
    merges.filter((one) => one.top === one.bottom && one.right > one.left).map(({ top }) => top + 1),
  );
  const isSingle = ({ cells }: SheetRow): boolean => count(cells) === 1;
  const [first] = sheet.rows;
  const others = sheet.rows.filter((row) => !isSingle(row)).map(({ cells }) => count(cells));
  const usual = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0;
  // A list that begins with one has them all along; otherwise only what is drawn across the sheet is one.
  const isBegun = first !== undefined && isSingle(first) && usual >= USUAL_CELLS;
  const isSection = (row: SheetRow): boolean => isSingle(row) && (isBegun || wide.has(row.row));
  const sections = sheet.rows.filter(isSection);
  if (sections.length === 0 || sections.length * 2 > sheet.rows.length) return sheet;
  let name = '';
  const rows = sheet.rows.flatMap((row) => {
    if (!isSection(row)) return [{ row: row.row, cells: [...row.cells, name] }];
    name = row.cells.find((cell) => cell !== '') ?? '';
    return [];
  });
  return {
    ...sheet,
    headers: [...sheet.headers, header],
    rows,
    sections: sections.map(({ cells }) => cells.find((cell) => cell !== '') ?? ''),
  };
}

const count = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;
const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');
const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;

/** The headings once more, as on every printed page. */
function isSame(row: readonly string[], headings: readonly string[]): boolean {
  if (count(headings) < 2) return false;
  return headings.every((heading, at) => normalizeHeader(heading) === normalizeHeader(row[at] ?? ''));
}
