import { type BlockList, blockList, joinLines } from './block-list.ts';
import type { DocumentBlock } from './document-text.ts';
import { entitiesRead } from './html-entities.ts';

const COMMENT = /<!--[\s\S]*?-->/g;
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^\s{0,3}(```|~~~)/;
const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/;
const UNDERLINE = /^\s{0,3}(=+|-{2,})\s*$/;
const RULE = /^\s{0,3}(?:[-*_]\s*){3,}$/;
const ITEM = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(.*)$/;
const ROW = /^\s*\|.*\|\s*$/;
const ROW_RULE = /^[\s|:-]+$/;
/** Columns that one level of a list is moved in by. */
const INDENT = 2;

/** Paragraphs, headings, lists and tables of Markdown; its signs are left out. */
export function markdownBlocks(source: string): DocumentBlock[] {
  const list = blockList();
  const open = openBlock(list);
  const lines = source
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(FRONT_MATTER, '')
    .replace(COMMENT, '')
    .split('\n');
  let fence = false;
  for (const line of lines) {
    if (FENCE.test(line)) {
      fence = !fence;
      open.end();
    } else if (fence) list.add('paragraph', line);
    else readLine(line, list, open);
  }
  open.end();
  return list.blocks;
}

interface OpenBlock {
  start(kind: DocumentBlock['kind'], level: number, text: string): void;
  /** Goes on with what is open, or begins a paragraph. */
  goOn(text: string): void;
  /** The open paragraph, of one line: what a line of signs below makes a heading of. */
  becomeHeading(level: number): boolean;
  end(): void;
}

function readLine(line: string, list: BlockList, open: OpenBlock): void {
  const heading = HEADING.exec(line);
  const item = ITEM.exec(line);
  if (line.trim() === '') open.end();
  else if (heading) {
    open.end();
    list.add('heading', plain(heading[2] ?? ''), heading[1]?.length ?? 1);
  } else if (UNDERLINE.test(line) && open.becomeHeading(line.trim().startsWith('=') ? 1 : 2)) return;
  else if (RULE.test(line)) open.end();
  else if (ROW.test(line)) {
    open.end();
    if (!ROW_RULE.test(line)) list.addRow(cellsOf(line).map(plain));
  } else if (item)
    open.start(
      'list_item',
      1 + Math.floor((item[1] ?? '').replaceAll('\t', '  ').length / INDENT),
      plain(item[2] ?? ''),
    );
  else open.goOn(plain(line.replace(/^\s*(?:>\s?)+/, '')));
}

function openBlock(list: BlockList): OpenBlock {
  let now: { kind: DocumentBlock['kind']; level: number; text: string; lines: number } | null = null;
  const end = (): void => {
    if (now) list.add(now.kind, now.text, now.level);
    now = null;
  };
  return {
    start(kind, level, text) {
      end();
      now = { kind, level, text: text.trim(), lines: 1 };
    },
    goOn(text) {
      if (now) now = { ...now, text: joinLines(now.text, text.trim()), lines: now.lines + 1 };
      else now = { kind: 'paragraph', level: 0, text: text.trim(), lines: 1 };
    },
    becomeHeading(level) {
      if (now?.kind !== 'paragraph' || now.lines > 1) return false;
      now = { ...now, kind: 'heading', level };
      end();
      return true;
    },
    end,
  };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);

/** What a reader sees of a line: links by their words, pictures by what they are called, emphasis as plain words. */
const plain = (text: string): string =>
  entitiesRead(
    text
      .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<\/?[a-z][^>]{0,200}>/gi, ' ')
      .replace(/(\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
      .replace(/(?<![\w*])\*(?=\S)([^*]*\S)\*(?![\w*])/g, '$1')
      .replace(/`+/g, '')
      .replace(/\\([\\`*_{}[\]()#+\-.!|>])/g, '$1'),
  );
