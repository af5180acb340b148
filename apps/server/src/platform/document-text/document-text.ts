import type { TextFault } from '@rondo/domain/knowledge';

/** A piece of a document in its order. */
export interface DocumentBlock {
  kind: 'heading' | 'paragraph' | 'list_item' | 'table_row';
  /** Of a heading: 1 is the highest; of a list item: how deep it lies, from 1. Else 0. */
  level: number;
  /** Without control characters; never empty. The cells of a row are separated by tabs. */
  text: string;
  /** Page, sheet or slide, from 1; null: of a kind without. */
  page: number | null;
}

export interface DocumentText {
  blocks: DocumentBlock[];
  /** Pages, sheets or slides; null: of a kind without. */
  pages: number | null;
}

/** What a document is read as. */
export const READ_FORMATS = ['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'md', 'csv', 'html'] as const;
export type ReadFormat = (typeof READ_FORMATS)[number];

/** Nothing can be read of a document; the reason is told to whoever brought it. */
export class DocumentUnreadable extends Error {
  readonly fault: TextFault;

  constructor(fault: TextFault) {
    super(`the document cannot be read: ${fault}`);
    this.fault = fault;
  }
}
