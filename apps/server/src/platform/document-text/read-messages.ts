import type { TextFault } from '@rondo/domain/knowledge';
import type { DocumentText, ReadFormat } from './document-text.ts';

/** What the process that reads documents is asked; either the bytes or the path of a file. */
export interface ReadRequest {
  bytes: Uint8Array | null;
  path: string | null;
  format: ReadFormat;
  /** The blocks, or passages with their words as a database searches them. */
  wants: 'text' | 'passages';
}

/** A passage of a document, ready to be found. */
export interface IndexedPassage {
  heading: string;
  text: string;
  page: number | null;
  /** As a tsvector is written. */
  words: string;
}

export interface IndexedText {
  pages: number | null;
  passages: IndexedPassage[];
}

export type ReadAnswer = { text: DocumentText } | { indexed: IndexedText } | { fault: TextFault };
