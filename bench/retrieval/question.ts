/**
 * A question and the passages that answer it: the beginning of the document's name (empty: any document), and the key facts of the answer,
 * every one of which stands in the passage. Each passage that has them is right, whichever of several it is.
 */
export interface Question {
  text: string;
  right: readonly (readonly [file: string, ...facts: string[]])[];
}

export const asked = (text: string, ...right: [file: string, ...facts: string[]][]): Question => ({ text, right });
