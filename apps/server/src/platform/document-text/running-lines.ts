import type { PdfLine } from './pdf-lines.ts';

/** The lines of a page, and where its lower and its upper end lie, in points. */
export interface PdfPage {
  lines: PdfLine[];
  bottom: number;
  top: number;
}

/** Headers and footers lie so near to the end of a page, of its height; and are at most so many lines. */
const NEAR = 0.1;
const MOST_LINES = 3;
/** A line at the same end of so many pages is no text of any of them. */
const LEAST_PAGES = 3;
const LEAST_SHARE = 0.3;
const NUMBER =
  /^(?:[-–—\s]*|第\s*|page\s*|p\.\s*)\d{1,4}(?:\s*页)?(?:\s*(?:[/／]|of|共)\s*\d{1,4}(?:\s*页)?)?[-–—\s]*$/i;

/** The pages without lines that repeat at their ends (digits aside) and without their numbers. */
export function withoutRunning(pages: readonly PdfPage[]): PdfLine[][] {
  const seen = new Map<string, number>();
  for (const page of pages) for (const key of new Set(endsOf(page).map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const least = Math.max(LEAST_PAGES, pages.length * LEAST_SHARE);
  return pages.map((page) => {
    const isRunning = (line: PdfLine): boolean => NUMBER.test(line.text) || (seen.get(keyOf(line)) ?? 0) >= least;
    const running = new Set(endsOf(page).filter(isRunning));
    return page.lines.filter((line) => !running.has(line));
  });
}

/** By their height on the page, not by when they were written. */
function endsOf({ lines, bottom, top }: PdfPage): PdfLine[] {
  const near = (top - bottom) * NEAR;
  const upper = lines.filter((line) => line.y > top - near).toSorted((a, b) => b.y - a.y);
  const lower = lines.filter((line) => line.y < bottom + near).toSorted((a, b) => a.y - b.y);
  return [...upper.slice(0, MOST_LINES), ...lower.slice(0, MOST_LINES)];
}

const keyOf = ({ text, y }: PdfLine): string => `${Math.round(y / 10)} ${text.replace(/\d+/g, '#')}`;
