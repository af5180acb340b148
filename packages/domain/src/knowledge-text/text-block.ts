/** A piece of a document in its order, as a reader of documents gives it. */
export interface TextBlock {
  kind: 'heading' | 'paragraph' | 'list_item' | 'table_row';
  /** Of a heading: 1 is the highest. */
  level: number;
  text: string;
  /** Page, sheet or slide, from 1; null: of a kind without. */
  page: number | null;
}
