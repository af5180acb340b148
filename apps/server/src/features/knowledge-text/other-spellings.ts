import { isMisspelt } from '@rondo/domain/knowledge-text/misspelt';
import type { Concept, Way } from '@rondo/domain/knowledge-text/question';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './search.queries.ts';

const LATIN = /^[a-z]{4,30}$/;
/** Syllables of a word that is typed without Chinese. */
const SHORTEST = 2;
const LONGEST = 24;

/**
 * What is asked, with what it could have been: a Latin word that no file says is one that is nearly spelled so, or Chinese words typed by
 * their sound (`shipinanquan`). `counted` learns the words that are added.
 */
export async function otherSpellings(
  db: Db,
  companyId: string,
  concepts: readonly Concept[],
  counted: Map<string, number>,
): Promise<Concept[]> {
  const unknown = concepts.filter(({ word, ways }) => LATIN.test(word) && ways.every((way) => !isSaid(way, counted)));
  if (unknown.length === 0) return [...concepts];
  const asked = unknown.map(({ word }) => word);
  const [near, typed] = await Promise.all([
    q.near(companyId, asked).execute(db),
    q.spelledSo(companyId, [...new Set(asked.flatMap(partsOf))]).execute(db),
  ]);
  for (const { word, passages } of [...near.rows, ...typed.rows]) counted.set(word, passages);
  const waysOf = (word: string): Way[] => [
    ...bySound(word, typed.rows).map((one) => ({ whole: one, parts: [one] })),
    ...near.rows
      .filter((row) => row.asked === word && isMisspelt(word, row.word))
      .map((row) => ({ whole: row.word, parts: [row.word] })),
  ];
  return concepts.map((concept) =>
    unknown.includes(concept) ? { ...concept, ways: [...waysOf(concept.word), ...concept.ways] } : concept,
  );
}

const isSaid = ({ whole, parts }: Way, counted: ReadonlyMap<string, number>): boolean =>
  [...(whole === null ? [] : [whole]), ...parts].some((word) => (counted.get(word) ?? 0) > 0);

/** Every part of a typed word that could be a word of its own. */
function partsOf(word: string): string[] {
  if (word.length > LONGEST) return [];
  const parts: string[] = [];
  for (let from = 0; from < word.length; from += 1)
    for (let to = from + SHORTEST; to <= word.length; to += 1) parts.push(word.slice(from, to));
  return parts;
}

/** The fewest Chinese words that are typed as the whole; of several that sound alike the usual one. */
function bySound(typed: string, known: readonly { word: string; pinyin: string }[]): string[] {
  const best: (string[] | null)[] = [[]];
  for (let to = 1; to <= typed.length; to += 1) {
    best[to] = null;
    for (const { word, pinyin } of known) {
      const before = typed.slice(0, to).endsWith(pinyin) ? best[to - pinyin.length] : null;
      if (before && (best[to] === null || before.length + 1 < (best[to]?.length ?? 0))) best[to] = [...before, word];
    }
  }
  return best[typed.length] ?? [];
}
