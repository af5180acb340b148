import type { MessageKey } from '@rondo/messages';
import type { Translate } from '../../i18n.tsx';
import { type StateObject, statesOf } from '../status/states.ts';

/** Padding of a cell on both sides, and the icon of a state with its gap, px. */
const PADDING = 24;
const GLYPH = 20;

/** Upper bound of a text of 13 px, px: a Chinese character is a square, other letters are 7.5 on average. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 13 : 7.5), 0);

/** The words that a column of the states of an object can show; `more` are its labels beside the states. */
export function wordsOf(object: StateObject, t: Translate, more: readonly MessageKey[] = []): string[] {
  // Every object and value of `states` has a label in the noun `state`; states.test.ts proves it.
  const keys = statesOf(object).map((state) => `state.${object}.${state}` as MessageKey);
  return [...keys, ...more].map((key) => t(key));
}

/** Width of a column of states, px: room for the longest word in the reader's language, so that none is cut. */
export function stateWidth(object: StateObject, t: Translate, more: readonly MessageKey[] = []): number {
  const longest = Math.max(...wordsOf(object, t, more).map(textWidth));
  return Math.ceil((longest + GLYPH + PADDING) / 4) * 4;
}
