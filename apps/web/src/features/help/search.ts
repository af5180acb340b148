import type { Refusal } from '@rondo/contract/kit/codes';
import { LANGUAGES } from '@rondo/domain/language';
import { plainText } from '@rondo/domain/rich-text';
import type { Language } from '@rondo/messages';
import type { Article } from './articles/article.ts';
import { blocksOf } from './blocks-of.ts';
import { codesOf } from './find-article.ts';

type Place = readonly [text: string, weight: number];

/** What can be found, in the reader's language, with all that it is found by. */
interface Entry {
  /** `/help/<id>` leads there. */
  id: string;
  article: Article;
  title: string;
  /** What is shown of it. */
  text: string;
  /** Where a word is looked for, and how much it says that it is there. */
  places: readonly [title: Place, words: Place, text: Place];
}

export type Found = Pick<Entry, 'id' | 'article' | 'title'> & { excerpt: string };

const WEIGHT = { title: 8, words: 3, text: 1 } as const;
/** Letters of an excerpt. */
const EXCERPT = 96;
/** Of a question without spaces, as Chinese is written, this part of its pairs of letters has to be found. */
const ENOUGH_PAIRS = 0.6;
/** Who asks for this part of what an error says has read it. */
const ENOUGH_OF_ERROR = 0.4;

const flat = (text: string): string => text.toLowerCase().normalize('NFKC');
const otherThan = (language: Language): Language => LANGUAGES.find((one) => one !== language) ?? language;

/** `words` are searched and not shown: further words, the other language, the number of an error. */
function entry(id: string, article: Article, title: string, text: string, words: string): Entry {
  const places = [
    [flat(title), WEIGHT.title],
    [flat(words), WEIGHT.words],
    [flat(text), WEIGHT.text],
  ] as const;
  return { id, article, title, text, places };
}

/** All that can be found among some articles: each of them, and each error it explains. `errorText` is what an error says. */
export function helpIndex(
  articles: readonly Article[],
  language: Language,
  errorText: (reason: Refusal) => string,
): Entry[] {
  const other = otherThan(language);
  return articles.flatMap((article) => {
    const { title, text } = article[language];
    const more = `${article.words} ${article[other].title} ${article[other].text}`;
    return [
      entry(article.id, article, title, plainText(blocksOf(text)), more),
      ...codesOf(article).map(({ code, reason, text: said }) =>
        entry(`code-${code}`, article, errorText(reason), said[language], `${code} ${reason} ${said[other]}`),
      ),
    ];
  });
}

/** How well a word is found: 0 is not at all. A long Chinese one is looked for in pairs of letters too. */
function rankOf(word: string, { places }: Entry): number {
  const whole = places.reduce((sum, [place, weight]) => sum + (place.includes(word) ? weight : 0), 0);
  if (whole > 0 || !/^\p{Script=Han}{3,}$/u.test(word)) return whole;
  const letters = [...word];
  const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  const found = pairs.filter((pair) => places.some(([place]) => place.includes(pair)));
  if (found.length / pairs.length < ENOUGH_PAIRS) return 0;
  const inTitle = found.filter((pair) => places[0][0].includes(pair)).length;
  return (found.length + inTitle * 2) / (pairs.length * 2);
}

/** An error was met when its number or a good part of what it says is asked for. */
function isErrorAsked(asked: string, { id, article, places: [[title]] }: Entry): boolean {
  const isError = article.category === 'error' && id !== article.id;
  return (
    isError && (id === `code-${asked}` || (title.includes(asked) && asked.length >= title.length * ENOUGH_OF_ERROR))
  );
}

/** An error that was met comes first, other errors after what explains pages. */
function groupOf(asked: string, one: Entry): number {
  if (one.article.category !== 'error') return 1;
  return isErrorAsked(asked, one) ? 0 : 2;
}

/**
 * Articles and errors in which every word of a search stands, in either language, the best first: whoever asks by a word wants to
 * know how something is done, and whoever repeats what an error says wants that error.
 */
export function searchHelp(index: readonly Entry[], asked: string): Found[] {
  const phrase = flat(asked).trim();
  const words = phrase.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .map((one) => ({ one, ranks: words.map((word) => rankOf(word, one)) }))
    .filter(({ ranks }) => ranks.every((rank) => rank > 0))
    .map(({ one, ranks }) => ({ one, group: groupOf(phrase, one), rank: ranks.reduce((sum, rank) => sum + rank, 0) }))
    .toSorted((a, b) => a.group - b.group || b.rank - a.rank)
    .map(({ one: { id, article, title, text } }) => ({ id, article, title, excerpt: excerptOf(text, words) }));
}

/** A piece of the text around the first word that stands in it. */
function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll('\n', ' ');
  const at = Math.min(...words.map((word) => line.toLowerCase().indexOf(word)).filter((place) => place >= 0));
  const from = Number.isFinite(at) ? Math.max(0, at - EXCERPT / 3) : 0;
  const piece = line.slice(from, from + EXCERPT).trim();
  return `${from > 0 ? '…' : ''}${piece}${from + EXCERPT < line.length ? '…' : ''}`;
}
