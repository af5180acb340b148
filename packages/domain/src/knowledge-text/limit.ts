/** Limits of what is read of files and found in them (product 19); a part of LIMIT. */
export const KNOWLEDGE_TEXT_LIMIT = {
  /** A question, characters; passages that are found at most. */
  ...{ question: 500, found: 20, shown: 8 },
  /** Groups of words that mean the same, of a company; words of one, at least and at most; letters of one. */
  ...{ synonyms: 1000, fewestWords: 2, words: 20, word: 30 },
  /** A document that nothing could be read of is tried so many times. */
  tries: 3,
} as const;
