import type { Concept, Way } from './question.ts';

/** What is known of a passage when it is ranked. */
export interface RankedText {
  /** Words of its text, with how often it says them. */
  text: ReadonlyMap<string, number>;
  /** Words of the headings it stands under, and of the file's name. */
  heading: ReadonlySet<string>;
  name: ReadonlySet<string>;
  /** Words of its text in all. */
  length: number;
  /** Words of each of its sentences, with where it says them. */
  sentences: readonly ReadonlyMap<string, readonly number[]>[];
}

export interface Rank {
  score: number;
  /** How much of what was asked it says, weighed by how rare it is, and how much of it next to each other; 0 to 1. */
  coverage: number;
  together: number;
  /** How many of the things that were asked it does not say, 0 to 1. */
  missing: number;
  /** How rare what it says next to each other is in all, in words that nobody else says: a common one is a part of one. */
  said: number;
  /** The sentence that answers best. */
  best: number;
}

/** How a passage is weighed; measured by `npm run bench -- retrieval`. */
const WEIGHTS = {
  /** BM25: how soon saying a word again adds nothing, and how much a long passage loses. */
  ...{ again: 1.2, long: 0.4 },
  /** What a word is worth in a heading or in the name of the file, beside once in the text. */
  ...{ heading: 0.6, name: 0.35 },
  /** What another way to say a thing is worth beside the way it was asked, all words of it beside the one, and some of them. */
  ...{ other: 0.9, all: 0.9, some: 0.5 },
  /** What it adds that all that was asked is said, and that sentences next to each other say it. */
  ...{ coverage: 0.6, near: 2 },
  /** What a word is worth for a sentence in the one beside it, elsewhere in the passage, in its headings. */
  ...{ beside: 0.6, elsewhere: 0.3, above: 0.4 },
  /** What it adds that two things stand as near to each other as they were asked; how far apart that still is; how soon it is over. */
  ...{ pair: 0.3, pairFree: 3, pairFar: 4 },
  /** How rare a thing counts that is asked by its kind ("how long"), that nobody says, that is one character alone. */
  ...{ expected: 0.5, unknown: 0.8, single: 0.5 },
  /** How much the rarity of the word that was asked counts beside that of what means the same. */
  own: 0.8,
  /** How much each further way beyond the third makes all of them worth less: a long group is a loose one. */
  loose: 0.05,
} as const;
/** For what is said next to each other: what a sentence beside is worth there, and what less than is not said at all. */
const TOGETHER = { beside: 0.5, least: 0.3 };

/** How rare a word is: 0 where every passage has it. */
export const rarity = (passages: number, all: number): number =>
  Math.log(1 + (Math.max(0, all - passages) + 0.5) / (passages + 0.5));

export interface Weighed {
  concepts: readonly Concept[];
  /** Of each word; of one that nobody says that of the rarest. */
  rarityOf: (word: string) => number;
  /** Whether any passage says it. */
  isKnown: (word: string) => boolean;
  /** Words of a passage on average. */
  average: number;
}

/** What one thing that is asked is worth in a passage. */
interface Found {
  concept: Concept;
  /** How rare it is. */
  own: number;
  whole: Value;
  above: number;
  elsewhere: number;
  /** In each sentence. */
  here: Value[];
}

interface Value {
  score: number;
  /** How much of the thing is said, 0 to 1. */
  share: number;
}

/** How well a passage answers a question by its words. */
export function rankOf(passage: RankedText, by: Weighed): Rank {
  const found = by.concepts.map((concept) => foundIn(passage, concept, by));
  const asked = found.reduce((sum, { own }) => sum + own, 0);
  if (asked === 0) return { score: 0, coverage: 0, together: 0, missing: 1, said: 0, best: 0 };
  const score = found.reduce((sum, { whole }) => sum + whole.score, 0);
  const coverage = found.reduce((sum, { own, whole }) => sum + own * Math.min(1, whole.share), 0) / asked;
  const [best, near] = mostOf(passage.sentences.map((_, at) => nearness(passage, found, at)));
  const [, said] = mostOf(
    passage.sentences.map((_, at) => found.reduce((sum, one) => sum + one.own * shareAt(one, at), 0)),
  );
  const words = found.filter(({ concept }) => !concept.isExpected);
  const missed = words.filter(({ whole }) => whole.share < TOGETHER.least).length;
  return {
    score: score * (1 + WEIGHTS.coverage * coverage) + WEIGHTS.near * near,
    ...{ coverage, together: said / asked, said: said / by.rarityOf(''), best },
    missing: words.length === 0 ? 0 : missed / words.length,
  };
}

function foundIn(passage: RankedText, concept: Concept, by: Weighed): Found {
  const own = rarityOfConcept(concept, by);
  const room = 1 - WEIGHTS.long + (WEIGHTS.long * passage.length) / by.average;
  const inText = (word: string): number => {
    const times = passage.text.get(word) ?? 0;
    return times === 0 ? 0 : (times * (WEIGHTS.again + 1)) / (times + WEIGHTS.again * room);
  };
  const inHeading = (word: string): number => (passage.heading.has(word) ? WEIGHTS.heading : 0);
  const worth = (word: string): number =>
    Math.max(inText(word), inHeading(word), passage.name.has(word) ? WEIGHTS.name : 0);
  const value = (of: (word: string) => number): Value => bestOf(concept, of, by, own);
  return {
    ...{ concept, own, whole: value(worth) },
    above: value((word) => (passage.heading.has(word) ? WEIGHTS.above : 0)).score,
    elsewhere: value((word) => (passage.text.has(word) ? WEIGHTS.elsewhere : 0)).score,
    here: passage.sentences.map((words) => value((word) => (words.has(word) ? 1 : 0))),
  };
}

/** How much of the question a sentence says, with what stands around it. */
function nearness(passage: RankedText, found: readonly Found[], at: number): number {
  let sum = 0;
  let before: Found | null = null;
  for (const one of found) {
    const score = one.here[at]?.score ?? 0;
    const beside = Math.max(one.here[at - 1]?.score ?? 0, one.here[at + 1]?.score ?? 0);
    sum += Math.max(score, WEIGHTS.beside * beside, one.above, one.elsewhere);
    if (one.concept.isExpected) continue;
    const other: number = before?.here[at]?.score ?? 0;
    const apart = before && score > 0 && other > 0 ? apartIn(passage.sentences[at], before.concept, one.concept) : null;
    if (apart !== null)
      sum += (WEIGHTS.pair * Math.min(score, other)) / (1 + Math.max(0, apart - WEIGHTS.pairFree) / WEIGHTS.pairFar);
    before = one;
  }
  return sum;
}

function shareAt({ here }: Found, at: number): number {
  const beside = Math.max(here[at - 1]?.share ?? 0, here[at + 1]?.share ?? 0);
  return Math.min(1, Math.max(here[at]?.share ?? 0, TOGETHER.beside * beside));
}

/** How far apart a sentence says two things, characters or words; null: it does not. */
function apartIn(words: RankedText['sentences'][number] | undefined, a: Concept, b: Concept): number | null {
  if (!words) return null;
  const from = placesOf(a, words);
  const apart = placesOf(b, words).flatMap((place) => from.map((other) => Math.abs(place - other)));
  return apart.length === 0 ? null : Math.min(...apart);
}

const placesOf = ({ ways }: Concept, words: RankedText['sentences'][number]): readonly number[] =>
  ways.flatMap(({ whole, parts }) => {
    const at = whole === null ? undefined : words.get(whole);
    const isSaid = parts.length > 0 && parts.every((part) => words.has(part));
    return at ?? (isSaid ? (words.get(parts[0] ?? '') ?? []) : []);
  });

function mostOf(numbers: readonly number[]): [at: number, most: number] {
  const most = Math.max(0, ...numbers);
  return [Math.max(0, numbers.indexOf(most)), most];
}

/** How much is known when a passage says a thing. */
function rarityOfConcept({ ways, isExpected, word }: Concept, by: Weighed): number {
  if (isExpected) return WEIGHTS.expected * by.rarityOf('');
  const factor = [...word].length === 1 ? WEIGHTS.single : 1;
  const [own = null, ...rest] = ways.map((way) => rarityOfWay(way, by));
  const others = rest.filter((one) => one !== null);
  const most = own ?? (others.length > 0 ? Math.max(...others) : null);
  if (most === null) return factor * WEIGHTS.unknown * by.rarityOf('');
  return factor * (WEIGHTS.own * most + (1 - WEIGHTS.own) * Math.min(most, ...others));
}

/** Null: no passage says it. */
function rarityOfWay({ whole, parts }: Way, by: Weighed): number | null {
  if (whole !== null && by.isKnown(whole)) return by.rarityOf(whole);
  return parts.length > 0 && parts.every(by.isKnown) ? Math.max(...parts.map(by.rarityOf)) : null;
}

/** The best of the ways to say a thing, by what each word is worth there (0: it is not said). */
function bestOf({ ways }: Concept, worth: (word: string) => number, by: Weighed, most: number): Value {
  let [score, share] = [0, 0];
  for (const [index, way] of ways.entries()) {
    const factor = index === 0 ? 1 : WEIGHTS.other / (1 + WEIGHTS.loose * Math.max(0, ways.length - 3));
    const found = valueOfWay(way, worth, by.rarityOf, most);
    score = Math.max(score, factor * found.score);
    share = Math.max(share, factor * found.share);
  }
  return { score, share };
}

function valueOfWay(
  { whole, parts }: Way,
  worth: (word: string) => number,
  rarityOf: (word: string) => number,
  most: number,
): Value {
  const once = whole === null ? 0 : worth(whole);
  if (whole !== null && once > 0) return { score: once * Math.min(most, rarityOf(whole)), share: Math.min(1, once) };
  const there = parts.filter((part) => worth(part) > 0);
  if (there.length === 0) return { score: 0, share: 0 };
  const sum = (some: readonly string[]): number => some.reduce((all, part) => all + rarityOf(part), 0);
  const all = sum(parts);
  const isAll = there.length === parts.length || all === 0;
  const share = isAll ? WEIGHTS.all : (WEIGHTS.some * sum(there)) / all;
  const times = Math.min(...there.map(worth));
  return { score: share * times * Math.min(most, Math.max(...there.map(rarityOf))), share };
}
