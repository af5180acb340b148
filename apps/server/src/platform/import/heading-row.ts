import type { HeadingReader } from './field.ts';
import { isNumber } from './looks.ts';

/** Rows that are looked at for the headings: titles, notes and empty ones may stand above them. */
const LOOKED_AT = 30;
/** A heading must be named as certainly as this to show that its row holds headings. */
const CERTAIN = 90;

/** Index of the row with the headings; -1: the file begins with its first row of data. */
export function headingRow<F extends string>(
  rows: readonly (readonly string[])[],
  read: HeadingReader<F>,
  isHeadless: (cells: readonly string[]) => boolean,
): number {
  const head = rows.slice(0, LOOKED_AT);
  const known = head.map((cells) => knownIn(cells, read));
  const most = Math.max(0, ...known);
  // Of rows that name equally many the first: below it a value may be called like a heading.
  if (most > 0) return known.indexOf(most);
  const first = head.findIndex((cells) => filled(cells) > 0);
  if (isHeadless(head[first] ?? [])) return -1;
  const width = Math.max(...head.map(filled));
  const wide = head.findIndex(
    (cells) => filled(cells) >= Math.max(2, width * 0.6) && cells.every((cell) => cell === '' || !isNumber(cell)),
  );
  return wide >= 0 ? wide : first;
}

/** How many fields a row names, each once. */
function knownIn<F extends string>(cells: readonly string[], read: HeadingReader<F>): number {
  const fields = cells.flatMap((cell) => {
    const [best] = read(cell);
    return best && best.score >= CERTAIN ? [best.field] : [];
  });
  return new Set(fields).size;
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;
