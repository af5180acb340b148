import { soughtOf } from '@rondo/domain/knowledge-text/candidates';
import { EVERYDAY_WORDS } from '@rondo/domain/knowledge-text/everyday-words';
import { worthByKind } from '@rondo/domain/knowledge-text/expectation';
import { isAnswer } from '@rondo/domain/knowledge-text/is-answer';
import { asSaid, type Concept, conceptsOf } from '@rondo/domain/knowledge-text/question';
import { type Rank, rankOf, rarity, type Weighed } from '@rondo/domain/knowledge-text/rank';
import { sentencesOf } from '@rondo/domain/knowledge-text/sentences';
import { type Term, termsOf } from '@rondo/domain/knowledge-text/terms';
import { cutWholeWords, cutWords } from '../../platform/cut-words.ts';
import type { Db } from '../../platform/db/company-db.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import type { KnowledgeEyes } from '../scope/index.ts';
import { fusedWithMeaning } from './meaning.ts';
import { otherSpellings } from './other-spellings.ts';
import { ALL_PASSAGES } from './passage.queries.ts';
import * as q from './search.queries.ts';
import * as synonyms from './synonym.queries.ts';

/** A passage that is found, the best first. */
export interface FoundPassage {
  nodeId: string;
  versionId: string;
  name: string;
  place: number;
  page: number | null;
  heading: string;
  text: string;
  score: number;
  /** How much of what was asked it says, 0 to 1. */
  coverage: number;
  /** Which of its sentences answers best. */
  best: number;
}

export interface Found {
  passages: FoundPassage[];
  /** Whether the first of them says enough of what was asked to be an answer. */
  isAnswer: boolean;
  /** The words that were looked for, with what means the same: what is marked. */
  concepts: readonly Concept[];
}

interface Asked {
  scope: q.KnowledgeScope;
  limit: number;
  /** With it passages are found by what they mean, too. */
  model?: LanguageModel | null;
  signal?: AbortSignal;
}

/** Passages that are weighed in full: those with the most of what is asked. */
const WEIGHED = 160;
/** Words of a passage on average, see PASSAGE_SIZE. */
const AVERAGE_WORDS = 170;
/** Among a few passages every word is common: they are weighed as if there were so many. */
const FEWEST = 1_000;
/** So many of the first passages may be the answer. */
const FIRST = 2;

/**
 * The passages that answer a question, of files that the reader may see now: what they may not see is neither found nor counted in an
 * order. Rare words weigh more; what means the same, and what is nearly spelled so, counts too.
 */
export async function findPassages(db: Db, eyes: KnowledgeEyes, question: string, asked: Asked): Promise<Found> {
  const { companyId } = eyes;
  const own = await synonyms.all(db, companyId).execute();
  const groups = [...EVERYDAY_WORDS, ...own.map(({ words }) => words)];
  const plain = conceptsOf(question, { cut: cutWords, cutWhole: cutWholeWords }, groups);
  const counted = await countsOf(db, companyId, wordsOf(plain));
  const all = Math.max(FEWEST, counted.get(ALL_PASSAGES) ?? 0);
  const passagesWith = (word: string): number => (word === ALL_PASSAGES ? 0 : (counted.get(word) ?? 0));
  const isKnown = (word: string): boolean => passagesWith(word) > 0;
  const concepts = await otherSpellings(db, companyId, asSaid(plain, isKnown), counted);
  const rarityOf = (word: string): number => rarity(passagesWith(word), all);
  const sought = soughtOf(concepts, { passagesWith, rarityOf });
  if (sought.length === 0) return { passages: [], isAnswer: false, concepts };
  const maySee = q.inReach(eyes, asked.scope);
  const { rows } = await q.best({ companyId, maySee, sought, limit: WEIGHED }).execute(db);
  const nameWords = new Map<string, ReadonlySet<string>>();
  const ranked = rows.map((row) => {
    const name = nameWords.get(row.node_id) ?? new Set(termsOf(row.name, cutWords).map(({ term }) => term));
    nameWords.set(row.node_id, name);
    const rank = rankRow(row, name, { concepts, rarityOf, isKnown, average: AVERAGE_WORDS });
    return { row, rank, score: rank.score * worthByKind(question, row) };
  });
  const byWords = ranked.toSorted((a, b) => b.score - a.score);
  const ordered = await fusedWithMeaning(byWords, question, asked);
  return {
    passages: ordered.slice(0, asked.limit).map(({ row, score, rank }) => ({
      ...{ nodeId: row.node_id, versionId: row.version_id, name: row.name, place: row.place, page: row.page },
      ...{ heading: row.heading, text: row.text, score, coverage: rank.coverage, best: rank.best },
    })),
    isAnswer: ordered.slice(0, FIRST).some(({ rank }) => isAnswer(question, rank)),
    concepts,
  };
}

function rankRow(row: q.Found, name: ReadonlySet<string>, by: Weighed): Rank {
  const said = sentencesOf(row.text).map((sentence) => termsOf(sentence, cutWords));
  const text = new Map<string, number>();
  for (const { term } of said.flat()) text.set(term, (text.get(term) ?? 0) + 1);
  const heading = new Set(termsOf(row.heading, cutWords).map(({ term }) => term));
  return rankOf({ text, heading, name, length: said.flat().length, sentences: said.map(placesIn) }, by);
}

/** The words of a sentence with their places. */
function placesIn(terms: readonly Term[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { term, at } of terms) {
    const known = places.get(term);
    if (known) known.push(at);
    else places.set(term, [at]);
  }
  return places;
}

const wordsOf = (concepts: readonly Concept[]): string[] => [
  ...new Set(
    concepts.flatMap(({ ways, pieces }) => [
      ...ways.flatMap(({ whole, parts }) => (whole === null ? parts : [whole, ...parts])),
      ...wordsOf(pieces),
    ]),
  ),
];

async function countsOf(db: Db, companyId: string, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await q.counts(companyId, words).execute(db);
  return new Map(rows.map(({ word, passages }) => [word, passages]));
}
