import { RICH_LIMIT, RICH_MARKS, type RichBlock, type RichItem, type RichPiece } from '@rondo/domain/rich-text';
import type { JSONContent } from '@tiptap/core';

/** The text of the editor as it is kept; what cannot be kept is left out. Nothing is there while nothing is written. */
export function blocksOf(document: JSONContent): RichBlock[] {
  const blocks = (document.content ?? []).flatMap(blockOf);
  const last = blocks.findLastIndex((block) => block.kind === 'list' || block.pieces.length > 0);
  return blocks.slice(0, last + 1);
}

function blockOf(node: JSONContent): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [{ kind: node.type, pieces: piecesOf(node) }];
    case 'blockquote':
      return (node.content ?? []).map((inside) => ({ kind: 'quote', pieces: piecesOf(inside) }));
    case 'bulletList':
    case 'orderedList':
      return [{ kind: 'list', isOrdered: node.type === 'orderedList', items: itemsOf(node, 0) }];
    default:
      return [];
  }
}

/** A list in a list stands one level deeper, below its item. */
function itemsOf(list: JSONContent, level: number): RichItem[] {
  return (list.content ?? []).flatMap((item) => {
    const inside = item.content ?? [];
    const pieces = inside.filter(({ type }) => type === 'paragraph').flatMap(piecesOf);
    const deeper = inside.filter(({ type }) => type === 'bulletList' || type === 'orderedList');
    return [
      { level: Math.min(level, RICH_LIMIT.levels - 1), pieces },
      ...deeper.flatMap((one) => itemsOf(one, level + 1)),
    ];
  });
}

const piecesOf = (node: JSONContent): RichPiece[] => (node.content ?? []).flatMap(pieceOf);

function pieceOf({ type, text, marks = [] }: JSONContent): RichPiece[] {
  if (type === 'hardBreak') return [{ text: '\n', marks: [], link: null }];
  if (type !== 'text' || text === undefined) return [];
  const href: unknown = marks.find((mark) => mark.type === 'link')?.attrs?.href;
  return [
    {
      text,
      marks: RICH_MARKS.filter((known) => marks.some((mark) => mark.type === known)),
      link: typeof href === 'string' ? href : null,
    },
  ];
}

/** What is kept, as the editor takes it. */
export const documentOf = (blocks: readonly RichBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf),
});

function nodeOf(block: RichBlock): JSONContent {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.pieces);
    case 'heading':
      return { ...paragraph(block.pieces), type: 'heading', attrs: { level: 2 } };
    case 'quote':
      return { type: 'blockquote', content: [paragraph(block.pieces)] };
    case 'list':
      return listNode(block.isOrdered, block.items);
  }
}

const paragraph = (pieces: readonly RichPiece[]): JSONContent => ({
  type: 'paragraph',
  content: pieces.flatMap(nodesOf),
});

function nodesOf({ text, marks, link }: RichPiece): JSONContent[] {
  const own = [...marks.map((type) => ({ type })), ...(link === null ? [] : [{ type: 'link', attrs: { href: link } }])];
  return text
    .split(/(\n)/)
    .filter(Boolean)
    .map((part) => (part === '\n' ? { type: 'hardBreak' } : { type: 'text', text: part, marks: own }));
}

function listNode(isOrdered: boolean, items: readonly RichItem[]): JSONContent {
  const [first] = items;
  const level = first?.level ?? 0;
  const starts = items.flatMap((item, at) => (at === 0 || item.level <= level ? [at] : []));
  const content = starts.map((start, nth): JSONContent => {
    const [own, ...below] = items.slice(start, starts[nth + 1] ?? items.length);
    const nested = below.length > 0 ? [listNode(isOrdered, below)] : [];
    return { type: 'listItem', content: [paragraph(own?.pieces ?? []), ...nested] };
  });
  return { type: isOrdered ? 'orderedList' : 'bulletList', content };
}
