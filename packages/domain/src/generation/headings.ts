import type { SourceBlock } from './draft.ts';
import { isListed } from './requirement.ts';

/** Deeper than every heading that a document marks as one. */
const BY_WORDS = 10;
/** A heading that nothing marks is a short line. */
const LONGEST = 40;

/** From here on a line may as well be a part of a list. */
const NUMBERED = BY_WORDS + 3;
const NONE: SourceBlock = { kind: 'table_row', level: 0, text: '', page: null };

const WORDED: readonly [RegExp, number][] = [
  [/^第[一二三四五六七八九十百\d]+[编篇部]/u, BY_WORDS],
  [/^(?:第[一二三四五六七八九十百\d]+章|chapter \w+|part \w+)/iu, BY_WORDS + 1],
  [/^(?:第[一二三四五六七八九十百\d]+节|section \w+)/iu, BY_WORDS + 2],
  [/^[一二三四五六七八九十]{1,3}、/u, NUMBERED],
  [/^\d{1,2}(?:\.\d{1,2})?[.、\s]\s*\p{L}/u, BY_WORDS + 4],
];

/** How deep the block at a place lies as a heading, marked as one or told by its words; null: it is none. 1 is the highest. */
export function headingLevel(blocks: readonly SourceBlock[], at: number): number | null {
  const { kind, level, text } = blocks[at] ?? NONE;
  const [before, next] = [blocks[at - 1], blocks[at + 1]];
  if (nameOf(text) === '') return null;
  if (kind === 'heading') return Math.max(1, level);
  const line = text.trim();
  if (kind === 'table_row' || [...line].length > LONGEST || line.includes('\n')) return null;
  if (/[。；;！!？?，,]$/u.test(line)) return null;
  const worded = WORDED.find(([pattern]) => pattern.test(line));
  const isList = next !== undefined && (next.kind === 'list_item' || /^\s*(?:[-•*·]|\d{1,2}[.)、])/u.test(next.text));
  const isAlone = worded && !isSame(worded[0], before) && !isSame(worded[0], next) && !isListed(line);
  if (worded && (worded[1] < NUMBERED || (isAlone && next !== undefined && isBelow(worded[1], kind)))) return worded[1];
  if (kind === 'paragraph' && isList && /[:：]$/u.test(line) && line.split(/\s/).length <= 6) return BY_WORDS + 5;
  return null;
}

/** A line that begins with a figure is as likely a part of a list. */
const isBelow = (level: number, kind: SourceBlock['kind']): boolean => level === NUMBERED || kind === 'paragraph';

/** A list of short numbered lines is a list, not headings one below another. */
const isSame = (pattern: RegExp, next: SourceBlock | undefined): boolean =>
  next !== undefined && pattern.test(next.text.trim()) && [...next.text].length <= LONGEST;

/** Each block that is no heading with the headings above it, from the top down. A heading over the whole document is its title. */
export function underHeadings(
  blocks: readonly SourceBlock[],
  hasTitle = true,
): {
  title: string | null;
  parts: { block: SourceBlock; path: readonly string[] }[];
} {
  const levels = blocks.map((_, index) => headingLevel(blocks, index));
  const title = hasTitle ? titleAt(levels) : null;
  const stack: { level: number; name: string }[] = [];
  const parts = blocks.flatMap((block, index) => {
    const level = levels[index] ?? null;
    if (index === title) return [];
    if (level === null) return [{ block, path: stack.map(({ name }) => name) }];
    while ((stack.at(-1)?.level ?? 0) >= level) stack.pop();
    stack.push({ level, name: nameOf(block.text) });
    return [];
  });
  return { title: title === null ? null : nameOf(blocks[title]?.text ?? ''), parts };
}

/** Where the first heading is if it is the only one of the highest level, above all others; null: there is none. */
function titleAt(levels: readonly (number | null)[]): number | null {
  const found = levels.flatMap((level, index) => (level === null ? [] : [{ level, index }]));
  const [first, ...others] = found;
  return first && others.every(({ level }) => level > first.level) ? first.index : null;
}

const nameOf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[:：]\s*$/u, '')
    .trim();
