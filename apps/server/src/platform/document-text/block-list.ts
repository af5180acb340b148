import { type DocumentBlock, DocumentUnreadable } from './document-text.ts';

/** What one document may say: more than any handbook does, less than a process holds without noticing. */
const MOST = { characters: 12_000_000, blocks: 300_000 };
/** A block of one line without end is cut into such pieces, characters. */
const LONGEST_BLOCK = 20_000;

const CONTROL = /[^\P{Cc}\t\n]|[\u200B\u2060\uFEFF\u00AD]/gu;

/** Text as it is kept: well-formed, without control characters, one space where there were several. */
const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(CONTROL, '')
    .replace(/[\s\u3000]+/gu, ' ')
    .trim();

export interface BlockList {
  readonly blocks: DocumentBlock[];
  /** Cleans the text; an empty one is passed over. Throws `too_large` beyond what a document may say. */
  add(kind: DocumentBlock['kind'], text: string, level?: number, page?: number | null): void;
  /** The cells of a row, of which some may be empty. */
  addRow(cells: readonly string[], page?: number | null): void;
}

export function blockList(): BlockList {
  const blocks: DocumentBlock[] = [];
  let characters = 0;
  const push = (block: DocumentBlock): void => {
    characters += block.text.length;
    if (characters > MOST.characters || blocks.length >= MOST.blocks) throw new DocumentUnreadable('too_large');
    blocks.push(block);
  };
  const pushAll = (block: DocumentBlock): void => {
    for (let at = 0; at < block.text.length; at += LONGEST_BLOCK) {
      const text = block.text.slice(at, at + LONGEST_BLOCK).toWellFormed();
      push({ ...block, text });
    }
  };
  return {
    blocks,
    add(kind, text, level = 0, page = null) {
      const clean = cleanText(text);
      if (clean !== '') pushAll({ kind, level, text: clean, page });
    },
    addRow(cells, page = null) {
      const clean = cells.map(cleanText);
      while (clean.at(-1) === '') clean.pop();
      if (clean.length > 0) pushAll({ kind: 'table_row', level: 0, text: clean.join('\t'), page });
    },
  };
}

const CJK_EDGE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Two lines of one paragraph as one: Chinese and Japanese stand together, a word that was broken is whole again. */
export function joinLines(first: string, second: string): string {
  const [end, start] = [first.at(-1) ?? '', second.at(0) ?? ''];
  if (end === '' || start === '') return first + second;
  if (CJK_EDGE.test(end) || CJK_EDGE.test(start)) return first + second;
  if (/\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  return `${first} ${second}`;
}
