import { stemmed } from './english.ts';
import { folded } from './fold.ts';
import { measuresAsked } from './quantities.ts';
import { ASKING_WORDS, STOP_WORDS } from './stop-words.ts';
import { type CutWords, termsOf } from './terms.ts';

/** One way to say a thing. */
export interface Way {
  /** The word that says it, as it is searched; null: it takes several. */
  whole: string | null;
  /** The words it is made of: all of them say it too, some of them a part of it. */
  parts: string[];
}

/** One thing that a question is about. */
export interface Concept {
  /** As it is asked. */
  word: string;
  /** The way it is asked, then what means the same. */
  ways: Way[];
  /** A number with one of these units, or something else that a question of its kind expects, not a word of it. */
  isExpected: boolean;
  /** The words within a long one, for where nobody says it as a whole: 燃气公司 is 燃气 and 公司. */
  pieces: Concept[];
}

export interface Cutters {
  /** With the shorter words within long ones: what is searched. */
  cut: CutWords;
  /** Without: what is asked. */
  cutWhole: CutWords;
}

const RUNS = /\p{sc=Han}+|[\p{sc=Latin}\d][\p{sc=Latin}\d'./-]*|[\p{L}\p{N}]+/gu;
const HAN = /^\p{sc=Han}/u;
/** Words of a phrase that is known, at most. */
const LONGEST_PHRASE = 6;

/**
 * What a question is about, without the words that every question has, each with what means the same by one of the groups. A phrase of a group
 * counts once, not again by the words it is made of.
 */
export function conceptsOf(
  question: string,
  { cut, cutWhole }: Cutters,
  groups: readonly (readonly string[])[],
): Concept[] {
  const { measures, rest } = measuresAsked(folded(question));
  const words = [...rest.matchAll(RUNS)].flatMap(([run]) => (HAN.test(run) ? cutWhole(run) : [run]));
  const same = meaningsOf(groups);
  const concepts = new Map<string, Concept>();
  for (const { word, key } of phrasesOf(words, same)) {
    const concept = conceptOf(word, key, same, cut);
    if (concept === null) continue;
    const pieces = HAN.test(word) ? piecesOf(word, cut).map((piece) => conceptOf(piece, piece, same, cut)) : [];
    concepts.set(key, { ...concept, pieces: pieces.filter((piece) => piece !== null) });
  }
  if (measures.length > 0)
    concepts.set('#', {
      ...{ word: '#', isExpected: true, pieces: [] },
      ways: measures.map((measure) => ({ whole: measure, parts: [] })),
    });
  return [...concepts.values()];
}

/** Concepts as the passages can say them: one that none says is what its pieces are. */
export const asSaid = (concepts: readonly Concept[], isKnown: (word: string) => boolean): Concept[] =>
  concepts.flatMap((concept) => {
    const isSaid = concept.ways.some(({ whole, parts }) => (whole !== null && isKnown(whole)) || parts.every(isKnown));
    return isSaid || concept.isExpected || concept.pieces.length === 0 ? concept : concept.pieces;
  });

/** Null: the word says nothing of what is asked. */
function conceptOf(word: string, key: string, same: ReadonlyMap<string, Set<string>>, cut: CutWords): Concept | null {
  const others = [...(same.get(key) ?? [])];
  if (STOP_WORDS.has(word) || (isEmpty(word) && (others.length === 0 || !HAN.test(word)))) return null;
  const ways = [word, ...others].map((one) => wayOf(one, cut)).filter(({ parts }) => parts.length > 0);
  return ways.length > 0 ? { word, ways, isExpected: false, pieces: [] } : null;
}

/** The words of two characters and more that a longer word is made of, side by side. */
function piecesOf(word: string, cut: CutWords): string[] {
  const pieces: string[] = [];
  let rest = word;
  while (rest.length >= 2) {
    const words: readonly string[] = cut(rest);
    const piece: string | undefined = words
      .filter((one) => one.length >= 2 && one !== word && rest.startsWith(one))
      .toSorted((a, b) => b.length - a.length)[0];
    if (piece !== undefined) pieces.push(piece);
    rest = rest.slice(piece?.length ?? 1);
  }
  return pieces;
}

const isSaidAlways = (word: string): boolean => STOP_WORDS.has(word) || ASKING_WORDS.has(word);
const isEmpty = (word: string): boolean =>
  isSaidAlways(word) || (HAN.test(word) && [...word].every((character) => isSaidAlways(character)));

/** The words of a question, those that make a known phrase together as one. */
function phrasesOf(words: readonly string[], same: ReadonlyMap<string, unknown>): { word: string; key: string }[] {
  const found: { word: string; key: string }[] = [];
  let open = '';
  const end = (): void => {
    if (open !== '') found.push({ word: open, key: open });
    open = '';
  };
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !same.has(keyOfWords(words.slice(at, at + length)))) length -= 1;
    const part = words.slice(at, at + length);
    const word = part.join(HAN.test(part[0] ?? '') ? '' : ' ');
    at += length;
    // Characters that the dictionary has no word for make one together.
    if (length === 1 && isLone(word) && !same.has(word)) open += word;
    else {
      end();
      found.push({ word, key: keyOfWords(part) });
    }
  }
  end();
  return found;
}

const isLone = (word: string): boolean => HAN.test(word) && [...word].length === 1 && !isEmpty(word);

const keyOfWords = (words: readonly string[]): string =>
  keyOf(words.join(words.every((word) => HAN.test(word)) ? '' : ' '));

function wayOf(phrase: string, cut: CutWords): Way {
  const plain = folded(phrase);
  const terms = [...new Set(termsOf(plain, cut).map(({ term }) => term))];
  const whole = terms.length === 1 ? terms[0] : terms.find((term) => term === plain);
  return { whole: whole ?? null, parts: terms.filter((term) => term !== whole || terms.length === 1) };
}

/** Every phrase of the groups with the others of its groups. */
function meaningsOf(groups: readonly (readonly string[])[]): Map<string, Set<string>> {
  const same = new Map<string, Set<string>>();
  for (const group of groups)
    for (const phrase of group) {
      const key = keyOf(folded(phrase));
      const others = same.get(key) ?? new Set();
      for (const other of group) if (other !== phrase) others.add(other);
      same.set(key, others);
    }
  return same;
}

/** A phrase as it is recognised: Chinese as it is, English by its stems. */
const keyOf = (phrase: string): string =>
  HAN.test(phrase)
    ? phrase
    : phrase
        .split(/[^\p{L}\p{N}]+/u)
        .map(stemmed)
        .join(' ');
