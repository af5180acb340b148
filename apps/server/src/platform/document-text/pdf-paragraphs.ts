import { type BlockList, joinLines } from './block-list.ts';
import type { PdfLine } from './pdf-lines.ts';

/** Of the size of a letter: what lies further below begins another paragraph. */
const NEXT_LINE = 1.75;
/** Letters so much larger than those of the text make a heading. */
const LARGER = 1.15;
const HEADING_LEVELS = [1.8, 1.4] as const;
const LONGEST_HEADING = 120;
/** A line that ends so far before the right edge, of its page's width, ends a paragraph. */
const SHORT = 0.88;
const ENDS = /[.!?:;。！？：；…"”’)）】》]$/u;
const LISTED =
  /^(?:[•·●○▪■◆–]|\d{1,3}[.)、]\s|[（(]\d{1,3}[)）]|[（(][一二三四五六七八九十]{1,3}[)）]|[一二三四五六七八九十]{1,3}、|第[一二三四五六七八九十百零〇]+[条章节编])/u;

/** The size that most characters have, points. */
export function sizeOfText(pages: readonly PdfLine[][]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of pages.flat()) {
    const rounded = Math.round(size * 2) / 2;
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Lines of a page as paragraphs and headings. */
export function addParagraphs(list: BlockList, lines: readonly PdfLine[], size: number, page: number): void {
  const edge = lines.reduce((most, line) => Math.max(most, line.right), 0);
  let text = '';
  let last: PdfLine | null = null;
  let level = 0;
  const end = (): void => {
    if (level > 0) list.add('heading', text, level, page);
    else list.add(LISTED.test(text) ? 'list_item' : 'paragraph', text, LISTED.test(text) ? 1 : 0, page);
    text = '';
  };
  for (const line of lines) {
    const own = headingLevel(line, size);
    if (last && own === level && goesOn(last, line, edge, level > 0)) text = joinLines(text, line.text);
    else {
      end();
      text = line.text;
      level = own;
    }
    last = line;
  }
  end();
}

function headingLevel(line: PdfLine, size: number): number {
  if (size === 0 || line.size < size * LARGER || line.text.length > LONGEST_HEADING) return 0;
  const above = HEADING_LEVELS.findIndex((times) => line.size >= size * times);
  return above < 0 ? HEADING_LEVELS.length + 1 : above + 1;
}

function goesOn(last: PdfLine, line: PdfLine, edge: number, isHeading: boolean): boolean {
  const down = last.y - line.y;
  // Up again: the next column. The sentence goes on there if it had no end.
  if (down < 0) return !isHeading && !ENDS.test(last.text);
  if (down > NEXT_LINE * Math.max(last.size, line.size) || LISTED.test(line.text)) return false;
  return isHeading || !(ENDS.test(last.text) && last.right < edge * SHORT);
}
