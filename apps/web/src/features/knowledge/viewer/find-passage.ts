/** One place of a passage: from a letter on, up to before another, counted in the text it was looked for in. */
export interface Found {
  from: number;
  to: number;
}

/** When a long passage is not there as a whole, its beginning is looked for: documents put things between. */
const BEGINNING = 40;

const bare = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();

/**
 * Where a passage stands in a text, whatever spaces and ends of lines lie between its letters: documents break lines where they please,
 * and Chinese ones put spaces between words or not.
 */
export function findPassage(text: string, passage: string): Found[] {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    // A few letters become two in lower case: they stay as they are, so that places agree.
    const small = letter.toLowerCase();
    if (/\s/u.test(letter)) continue;
    letters += small.length === 1 ? small : letter;
    places.push(at);
  }
  const wanted = bare(passage);
  const whole = wanted === '' ? [] : allOf(letters, wanted);
  const short = wanted.slice(0, BEGINNING);
  const found = whole.length > 0 || short === wanted ? whole : allOf(letters, short);
  return found.flatMap(({ from, to }) => {
    const [first, last] = [places[from], places[to - 1]];
    return first === undefined || last === undefined ? [] : [{ from: first, to: last + 1 }];
  });
}

function allOf(text: string, wanted: string): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    found.push({ from: at, to: at + wanted.length });
  return found;
}

/** Marks a passage in what a part of the page says, and answers the first mark; null: it is not there. */
export function markPassage(root: ParentNode & Node, passage: string): HTMLElement | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  const [found] = findPassage(nodes.map(({ data }) => data).join(''), passage);
  if (!found) return null;
  let begin = 0;
  let first: HTMLElement | null = null;
  for (const node of nodes) {
    const end = begin + node.data.length;
    if (begin < found.to && end > found.from) {
      const mark = markIn(node, Math.max(found.from - begin, 0), Math.min(found.to - begin, node.data.length));
      first ??= mark;
    }
    begin = end;
  }
  return first;
}

function markIn(node: Text, from: number, to: number): HTMLElement {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  const mark = document.createElement('mark');
  range.surroundContents(mark);
  return mark;
}
