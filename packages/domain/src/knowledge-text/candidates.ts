import type { Concept } from './question.ts';

/** One way to say a thing, as a database is asked for it: all the words, and what a passage that has them is worth. */
export interface Sought {
  words: string[];
  worth: number;
}

/** Ways of one thing that are looked for: the one that is asked, and those that most passages say. */
const MOST_WAYS = 5;
/** What another way is worth beside the one that was asked. */
const OTHER = 0.8;

/** For each thing that is asked and that any passage says: the ways that choose the passages to be weighed in full. */
export function soughtOf(
  concepts: readonly Concept[],
  { passagesWith, rarityOf }: { passagesWith: (word: string) => number; rarityOf: (word: string) => number },
): Sought[][] {
  const isKnown = (word: string): boolean => passagesWith(word) > 0;
  return concepts
    .filter(({ isExpected }) => !isExpected)
    .map(({ ways }) =>
      ways
        .map(({ whole, parts }, index) => {
          const words = whole !== null && isKnown(whole) ? [whole] : parts.filter(isKnown);
          const isWhole = words.length === 1 || words.length === parts.length;
          const rarest = Math.max(0, ...words.map(rarityOf));
          return {
            words,
            worth: (index === 0 ? 1 : OTHER) * (isWhole ? rarest : (rarest * words.length) / (2 * parts.length)),
            common: index === 0 ? Number.POSITIVE_INFINITY : Math.min(...words.map(passagesWith)),
            isSought: words.length > 0 && (isWhole || index === 0),
          };
        })
        .filter(({ isSought }) => isSought)
        .toSorted((a, b) => b.common - a.common)
        .slice(0, MOST_WAYS)
        .map(({ words, worth }) => ({ words, worth })),
    )
    .filter((ways) => ways.length > 0);
}
