import type { ReactNode } from 'react';

/** What a choice is told apart by. */
export type Key = string | number;

/** One of several to choose from. */
export interface Option<V extends Key = Key> {
  value: V;
  label: ReactNode;
  disabled?: boolean;
  /** Its words, where the label is a drawing. */
  title?: string;
}

/** What is searched and read out. */
export const wordsOf = ({ label, title, value }: Option): string =>
  typeof label === 'string' ? label : (title ?? String(value));

/** What is shown of the chosen ones, in their order. */
export function textsOf(options: readonly Option[], value: readonly Key[], isLoading: boolean) {
  const known = new Map(options.map((option) => [option.value, wordsOf(option)]));
  return value.map((one) => ({ value: one, text: known.get(one) ?? (isLoading ? '…' : String(one)) }));
}
