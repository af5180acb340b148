/** Letters of a text that are shown; a log of many megabytes would stop the browser. */
const SHOWN_LETTERS = 400_000;

export interface ShownText {
  text: string;
  isCut: boolean;
}

/** A text in UTF-8, else in the usual encoding of Chinese systems. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return new TextDecoder('gb18030').decode(bytes);
  }
}

export const cutText = (text: string): ShownText => ({
  text: text.slice(0, SHOWN_LETTERS),
  isCut: text.length > SHOWN_LETTERS,
});

/** What a page says, without anything of it being loaded or run. */
export function wordsOfPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('script, style, template, noscript')) one.remove();
  for (const one of page.querySelectorAll('p, div, li, tr, br, h1, h2, h3, h4, h5, h6, section, article'))
    one.append('\n');
  return (page.body.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*\n\s*/g, '\n\n')
    .trim();
}

/** The cells of a table of values: commas, semicolons or tabs between them, quotes around those that hold such. */
export function cellsOf(text: string): string[][] {
  const [head = ''] = text.split('\n', 1);
  const mark = ['\t', ';', ','].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === mark) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return rows.filter((cells) => cells.some((one) => one !== ''));
}
