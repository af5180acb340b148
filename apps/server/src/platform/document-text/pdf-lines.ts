/** A piece of text with its place, as the reader of PDF tells it. */
export interface PdfItem {
  str: string;
  /** Scale, slant and place: the last two are x and y, from the lower left corner. */
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
}

/** A line of a page; places and sizes in points. */
export interface PdfLine {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
}

/** Of the height of a letter: further apart up or down is another line, further apart to the side another word. */
const OFF_LINE = 0.5;
const OFF_WORD = 0.18;
const OFF_COLUMN = 2.5;

/** Pieces as lines, in the order in which they were written: columns were written one after another. */
export function pdfLines(items: readonly PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let now: PdfLine | null = null;
  const end = (): void => {
    if (now && now.text.trim() !== '') lines.push({ ...now, text: now.text.trim() });
    now = null;
  };
  for (const item of items) {
    const [scaleX = 0, slant = 0, , , x = 0, y = 0] = item.transform;
    const size = item.height || Math.hypot(scaleX, slant);
    if (item.str !== '') {
      if (now && !isOn(now, y, size, x)) end();
      if (now === null) now = { text: item.str, left: x, right: x + item.width, y, size };
      else now = goneOn(now, item.str, x, item.width, size);
    }
    if (item.hasEOL) end();
  }
  end();
  return lines;
}

const isOn = (line: PdfLine, y: number, size: number, x: number): boolean =>
  Math.abs(line.y - y) <= OFF_LINE * Math.max(line.size, size) && x >= line.left - size;

function goneOn(line: PdfLine, text: string, x: number, width: number, size: number): PdfLine {
  const gap = x - line.right;
  const isApart = gap > OFF_WORD * size && !/\s$/.test(line.text) && !/^\s/.test(text);
  const between = isApart ? (gap > OFF_COLUMN * size ? '  ' : ' ') : '';
  return {
    ...line,
    text: line.text + between + text,
    right: Math.max(line.right, x + width),
    size: text.trim() === '' ? line.size : Math.max(line.size, size),
  };
}
