import type { RichBlock, RichPiece } from '@rondo/domain/rich-text';
import './rich.css';

/** A text with form. It is drawn from data, never from HTML: letters stay letters. */
export function RichView({ blocks }: { blocks: readonly RichBlock[] }) {
  return (
    <div className="rich">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Pieces pieces={block.pieces} />
        </p>
      );
    case 'heading':
      return (
        <h3>
          <Pieces pieces={block.pieces} />
        </h3>
      );
    case 'quote':
      return (
        <blockquote>
          <Pieces pieces={block.pieces} />
        </blockquote>
      );
    case 'list':
      return <List block={block} />;
  }
}

function List({ block: { isOrdered, items } }: { block: Extract<RichBlock, { kind: 'list' }> }) {
  const Root = isOrdered ? 'ol' : 'ul';
  return (
    <Root>
      {items.map(({ level, pieces }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
        <li key={at} data-level={level} value={isOrdered ? placeOf(items, at) : undefined}>
          <Pieces pieces={pieces} />
        </li>
      ))}
    </Root>
  );
}

/** The number of an item among those of its level, counted anew below each item above it. */
function placeOf(items: readonly { level: number }[], at: number): number {
  const level = items[at]?.level ?? 0;
  const before = items.slice(0, at);
  const above = before.findLastIndex((item) => item.level < level);
  return before.slice(above + 1).filter((item) => item.level === level).length + 1;
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function Pieces({ pieces }: { pieces: readonly RichPiece[] }) {
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change while it is shown
    <Piece key={at} piece={piece} />
  ));
}

function Piece({ piece: { text, marks, link } }: { piece: RichPiece }) {
  const marked = <Marked text={text} marks={marks} />;
  if (link === null) return marked;
  return (
    <a href={link} target="_blank" rel="noreferrer nofollow">
      {marked}
    </a>
  );
}

function Marked({ text, marks: [first, ...others] }: Pick<RichPiece, 'text' | 'marks'>) {
  if (first === undefined) return text;
  const Tag = TAGS[first];
  return (
    <Tag>
      <Marked text={text} marks={others} />
    </Tag>
  );
}
