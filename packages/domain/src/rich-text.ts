import { isWebLink } from './web-link.ts';

/**
 * A text with form, as plain data. It is kept, sent and drawn as this and never as HTML: what is not in this list cannot be said, so
 * nothing that somebody writes or pastes can run. Docs: decision 0217.
 */
export const RICH_MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
type RichMark = (typeof RICH_MARKS)[number];

/** Letters that look alike. */
export interface RichPiece {
  text: string;
  marks: RichMark[];
  /** Where it leads, http or https; null: nowhere. */
  link: string | null;
}

export type RichBlock =
  | { kind: 'paragraph' | 'heading' | 'quote'; pieces: RichPiece[] }
  | { kind: 'list'; isOrdered: boolean; items: RichItem[] };

/** `level`: how deep it stands, from 0. */
export interface RichItem {
  level: number;
  pieces: RichPiece[];
}

export const RICH_LIMIT = { blocks: 1000, items: 500, pieces: 500, levels: 3, link: 500 } as const;

const lines = (block: RichBlock): readonly RichPiece[][] =>
  block.kind === 'list' ? block.items.map(({ pieces }) => pieces) : [block.pieces];

/** The letters alone, a line for each block and item: what is searched, counted and told in messages. */
export const plainText = (blocks: readonly RichBlock[]): string =>
  blocks
    .flatMap(lines)
    .map((pieces) => pieces.map(({ text }) => text).join(''))
    .join('\n')
    .trim();

/** Whether a piece may lead there. */
export const isRichLink = (href: string): boolean => href.length <= RICH_LIMIT.link && isWebLink(href);
