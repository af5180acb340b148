import type { RichBlock, RichItem, RichPiece } from '@rondo/domain/rich-text';
import { strongPieces } from '@rondo/domain/simple-text';

const HEADING = /^## (.+)$/;
const STEP = /^\d+\. (.+)$/;
const ITEM = /^- (.+)$/;

const piecesOf = (text: string): RichPiece[] =>
  strongPieces(text).map((piece) => ({ text: piece.text, marks: piece.isStrong ? ['bold'] : [], link: null }));

const itemOf = (text: string): RichItem => ({ level: 0, pieces: piecesOf(text) });

/** The blocks of an article's text; lines that follow each other without an empty one are one paragraph or one list. */
export function blocksOf(text: string): RichBlock[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => partOf(part.split('\n').map((line) => line.trim())));
}

function partOf(lines: readonly string[]): RichBlock[] {
  const [first = '', ...rest] = lines;
  const heading = HEADING.exec(first)?.[1];
  if (heading !== undefined) {
    const block: RichBlock = { kind: 'heading', pieces: piecesOf(heading) };
    return rest.length > 0 ? [block, ...partOf(rest)] : [block];
  }
  for (const [shape, isOrdered] of [
    [STEP, true],
    [ITEM, false],
  ] as const) {
    const items = lines.flatMap((line) => shape.exec(line)?.[1] ?? []);
    if (items.length === lines.length) return [{ kind: 'list', isOrdered, items: items.map(itemOf) }];
  }
  return [{ kind: 'paragraph', pieces: piecesOf(lines.join('\n')) }];
}
