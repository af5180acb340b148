import { stemmed } from './english.ts';
import { folded } from './fold.ts';
import { measuresIn } from './quantities.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Cuts Chinese into words, with the shorter words within long ones: 食品安全法 is 食品, 安全, 安全法, 食品安全法. */
export type CutWords = (text: string) => readonly string[];

/** A word as it is searched, and where the text says it. */
export interface Term {
  term: string;
  /** Its count among the words of the text, from 0. */
  at: number;
}

const RUNS =
  /\p{sc=Han}+|[\p{sc=Latin}][\p{sc=Latin}']*|\d+(?:[.,]\d+)*|[\p{sc=Hiragana}\p{sc=Katakana}ー]+|[\p{L}\p{N}]+/gu;
/** Numbers of clauses: 3-501.14, iso-22000, gb2760. */
const CODES = /[\p{sc=Latin}\d]+(?:[-./][\p{sc=Latin}\d]+)+|[\p{sc=Latin}]+\d[\p{sc=Latin}\d]*/gu;
const HAN = /^\p{sc=Han}/u;
const LATIN = /^\p{sc=Latin}/u;
const NUMBER = /^\d/;
/** A word of the database takes no more. */
const LONGEST = 60;

/**
 * The words of a text as they are searched, the same for what is indexed and what is asked: Chinese as words and as pairs of characters, because the
 * same characters are cut differently in another sentence; English by stems; numbers as they are.
 */
export function termsOf(text: string, cut: CutWords): Term[] {
  const plain = folded(text);
  const terms: Term[] = [];
  let at = 0;
  const add = (term: string): void => {
    if (term.length <= LONGEST && !STOP_WORDS.has(term)) terms.push({ term, at });
  };
  for (const [run] of plain.matchAll(RUNS)) {
    if (HAN.test(run)) {
      addChinese(run, cut, add);
      at += run.length;
    } else {
      if (LATIN.test(run)) add(STOP_WORDS.has(run) ? run : stemmed(run));
      else if (NUMBER.test(run)) add(run.replaceAll(',', ''));
      else add(run);
      at += 1;
    }
  }
  for (const [code] of plain.matchAll(CODES)) add(code);
  for (const measure of measuresIn(plain)) add(measure);
  return terms;
}

function addChinese(run: string, cut: CutWords, add: (term: string) => void): void {
  const words = new Set(cut(run));
  for (const word of words) add(word);
  const characters = [...run];
  for (let index = 0; index + 1 < characters.length; index += 1) {
    const pair = `${characters[index]}${characters[index + 1]}`;
    if (!words.has(pair) && !isOfStopWords(pair)) add(pair);
  }
}

/** 的食, 了安: pairs with a character that says nothing are found everywhere. */
const isOfStopWords = (pair: string): boolean => [...pair].some((character) => STOP_WORDS.has(character));
