import type { Passage } from './passages.ts';
import { type CutWords, termsOf } from './terms.ts';

/** The furthest place and the most places of one word that the database keeps. */
const LAST_PLACE = 16_383;
const MOST_PLACES = 255;

/**
 * The words of a passage as the database searches them, as the text of a tsvector: `'rice':3 'storage':1A`. Words of the headings have
 * the weight A.
 */
export function wordsOf({ heading, text }: Pick<Passage, 'heading' | 'text'>, cut: CutWords): string {
  const places = new Map<string, string[]>();
  const put = (term: string, place: string): void => {
    const known = places.get(term);
    if (!known) places.set(term, [place]);
    else if (known.length < MOST_PLACES) known.push(place);
  };
  for (const { term, at } of termsOf(heading, cut)) put(term, `${Math.min(at + 1, LAST_PLACE)}A`);
  for (const { term, at } of termsOf(text, cut)) put(term, String(Math.min(at + 1, LAST_PLACE)));
  return [...places].map(([term, at]) => `${quoted(term)}:${[...new Set(at)].join(',')}`).join(' ');
}

/** A word as a tsvector or a tsquery writes it. */
export const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
