import type { AnswerType, Severity } from '../scoring/template.ts';

/** A piece of a document in its order, as the reader of documents gives it; cells of a row are separated by tabs. */
export interface SourceBlock {
  kind: 'heading' | 'paragraph' | 'list_item' | 'table_row';
  /** Of a heading: 1 is the highest. */
  level: number;
  text: string;
  /** Page, sheet or slide, from 1; null: of a kind without. */
  page: number | null;
}

/** How the items of a generated template were found; fallback: by structure, because the language model failed. */
export const GENERATION_METHODS = ['structure', 'model', 'fallback'] as const;
export type GenerationMethod = (typeof GENERATION_METHODS)[number];

/** How far the work is when the document was read, when its requirements were found, and when the draft is made, percent. */
export const GENERATION_STEPS = { read: 20, found: 90, made: 100 } as const;

/** What a document asks for, as a check item can be made of it. Nothing in it is not in the document. */
export interface DraftItem {
  name: string;
  standard: string;
  code: string | null;
  answer: Extract<AnswerType, 'pass_fail' | 'number' | 'temperature' | 'single' | 'photo'>;
  unit: string | null;
  min: number | null;
  max: number | null;
  /** Words to choose from, the best first. Empty unless `single`. */
  options: string[];
  /** Null: as every new item begins. */
  maxScore: number | null;
  severity: Severity;
  /** A photo is to be taken, whatever the answer is. */
  needsPhoto: boolean;
  /** The words of the document that ask for it, as they stand there but for spaces. */
  quote: string;
  page: number | null;
}

/** An item with the headings above it, from the top down. */
export interface PlacedItem extends DraftItem {
  path: readonly string[];
}

/** A quotation is shown beside its item: longer ones are cut. */
export const MOST_QUOTE = 500;
