import { piecesOf, sizeOf } from './sentences.ts';
import type { TextBlock } from './text-block.ts';

/** What stays together as long as it fits: a paragraph, an article, a paragraph with its list, rows of a table. */
export interface Unit {
  /** Headings, from the highest. */
  path: string[];
  /** Of a part of something longer: what it is of, an article; else empty. */
  label: string;
  text: string;
  page: number | null;
}

const NUMERAL = '[一二三四五六七八九十百千零〇两\\d]+';
const CHAPTER = new RegExp(`^第${NUMERAL}([编章节])(?:[\\s\\u3000]+\\S.{0,38})?$`);
const ARTICLE = new RegExp(`^(第${NUMERAL}条(?:之${NUMERAL})?)(?![第款项])[\\s\\u3000：:]*`);
/** How deep chapters of a law lie that are no headings of the document. */
const CHAPTER_LEVELS: Record<string, number> = { 编: 2, 章: 3, 节: 4 };
/** The beginning of a unit: up to its first colon or the end of its first sentence. */
const LEAD = /^[^:：。！？]+?(?:[:：。！？]|[.!?](?=\s)|$)/u;
/** How much of it its parts say, see `sizeOf`. */
const LONGEST_LEAD = 60;
/** A first row longer than this is no line of headings. */
const LONGEST_HEAD_ROW = 160;

/** Blocks as units of at most such a size, in their order. */
export function unitsOf(blocks: readonly TextBlock[], most: number): Unit[] {
  const units: Unit[] = [];
  const headings: { level: number; text: string; isSaid: boolean; page: number | null }[] = [];
  let group: TextBlock[] = [];
  const flush = (): void => {
    if (group.length === 0) return;
    for (const heading of headings) heading.isSaid = true;
    units.push(
      ...split(
        group,
        headings.map(({ text }) => text),
        most,
      ),
    );
    group = [];
  };
  const leave = (level: number): void => {
    while ((headings.at(-1)?.level ?? -1) >= level) {
      const left = headings.pop();
      // A heading with nothing below is all that is said there.
      if (left && !left.isSaid)
        units.push({ path: headings.map(({ text }) => text), label: '', text: left.text, page: left.page });
      if (left && !left.isSaid) for (const above of headings) above.isSaid = true;
    }
  };
  for (const block of blocks) {
    const level = headingLevel(block);
    if (level !== null) {
      flush();
      leave(level);
      headings.push({ level, text: block.text, isSaid: false, page: block.page });
    } else {
      if (!goesWith(group, block)) flush();
      group.push(block);
    }
  }
  flush();
  leave(0);
  return units;
}

function headingLevel({ kind, level, text }: TextBlock): number | null {
  if (kind === 'heading') return level;
  const chapter = kind === 'table_row' ? undefined : CHAPTER.exec(text)?.[1];
  return chapter === undefined ? null : (CHAPTER_LEVELS[chapter] ?? null);
}

/** Rows go with rows; paragraphs with the article they are of; items with what announces them. */
function goesWith(group: readonly TextBlock[], block: TextBlock): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return true;
  if (first.kind === 'table_row' || block.kind === 'table_row')
    return first.kind === block.kind && first.page === block.page;
  if (ARTICLE.test(block.text)) return false;
  if (ARTICLE.test(first.text)) return true;
  return block.kind === 'list_item' && (last.kind === 'list_item' || /[:：]$/.test(last.text));
}

function split(group: readonly TextBlock[], path: string[], most: number): Unit[] {
  const [first] = group;
  if (!first) return [];
  if (first.kind === 'table_row') return rows(group, path, most);
  const whole = group.map(({ text }) => text).join('\n');
  if (sizeOf(whole) <= most) return [{ path, label: '', text: whole, page: first.page }];
  const pages = pagesIn(group);
  const label = leadOf(first.text);
  let [at, from] = [0, 0];
  return piecesOf(whole, most).map((text, index) => {
    at = Math.max(whole.indexOf(text.slice(0, 20), from), from);
    from = at + text.length;
    return { path, label: index === 0 ? '' : label, text, page: pages(at) };
  });
}

/** What a part of something longer is of: how that begins, with the number of its article. */
function leadOf(text: string): string {
  const lead = (LEAD.exec(text)?.[0] ?? text).trim();
  return sizeOf(lead) <= LONGEST_LEAD ? lead : `${piecesOf(lead, LONGEST_LEAD)[0] ?? ''}…`;
}

/** The page on which a character of the joined group stands. */
function pagesIn(group: readonly TextBlock[]): (at: number) => number | null {
  let end = 0;
  const ends = group.map(({ text, page }) => {
    end += text.length + 1;
    return { end, page };
  });
  return (at) => ends.find((one) => at < one.end)?.page ?? null;
}

/** As many rows as fit, below the first one, which mostly says what the columns are. */
function rows(group: readonly TextBlock[], path: string[], most: number): Unit[] {
  const [first, ...rest] = group;
  if (!first) return [];
  const page = first.page;
  const head = rest.length > 1 && first.text.length <= LONGEST_HEAD_ROW ? first.text : '';
  const units: Unit[] = [];
  let open = first.text;
  for (const { text } of rest) {
    if (sizeOf(open) + sizeOf(text) <= most) open += `\n${text}`;
    else {
      units.push(...piecesOf(open, most).map((piece) => ({ path, label: '', text: piece, page })));
      open = head === '' ? text : `${head}\n${text}`;
    }
  }
  units.push(...piecesOf(open, most).map((piece) => ({ path, label: '', text: piece, page })));
  return units;
}
