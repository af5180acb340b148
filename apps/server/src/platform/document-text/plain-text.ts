import { blockList, joinLines } from './block-list.ts';
import type { DocumentBlock } from './document-text.ts';

/** A line this long that ends in the middle of a sentence was broken by whoever wrote it down, characters; Chinese ones are twice as wide. */
const BROKEN_FROM = 45;
const ENDS = /[.!?:;。！？：；…"”’)）】》]$/u;
const LISTED = /^(?:[-*•·●○▪]|\d{1,3}[.)、]|[（(]\d{1,3}[)）]|[（(]?[一二三四五六七八九十]{1,3}[)）、])\s*(.*)$/u;
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\uFF00-\uFFEF]/gu;

/** Paragraphs of a text without any marks: an empty line ends one, and so does a line that was not broken for want of room. */
export function plainBlocks(source: string): DocumentBlock[] {
  const list = blockList();
  for (const part of source
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split(/\n[ \t\u3000]*\n|\f/)) {
    let text = '';
    let last = '';
    const end = (): void => {
      list.add(LISTED.test(text) ? 'list_item' : 'paragraph', text, LISTED.test(text) ? 1 : 0);
      text = '';
    };
    for (const line of part.split('\n').map((one) => one.trimEnd())) {
      if (text !== '' && goesOn(last, line)) text = joinLines(text, line.trim());
      else {
        end();
        text = line.trim();
      }
      last = line;
    }
    end();
  }
  return list.blocks;
}

function goesOn(last: string, line: string): boolean {
  if (/^[ \t\u3000]{2,}/.test(line) && !/^[ \t\u3000]{2,}/.test(last)) return false;
  return widthOf(last) >= BROKEN_FROM && !ENDS.test(last) && !LISTED.test(line.trim());
}

const widthOf = (line: string): number => line.length + (line.match(WIDE)?.length ?? 0);
