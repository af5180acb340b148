import type { Refusal } from '@rondo/contract/kit/codes';
import type { Language } from '@rondo/messages';
import type { PagePathname } from '../../../shared/route.ts';

/** The parts of the help centre, in the order in which they are listed. */
export const CATEGORIES = [
  'start',
  'faq',
  'work',
  'inspect',
  'shop',
  'camera',
  'people',
  'figures',
  'points',
  'settings',
  'error',
] as const;
export type Category = (typeof CATEGORIES)[number];

type ByLanguage<T> = Readonly<Record<Language, T>>;

/** What an error says in more words than its own: why it comes, and what to do. */
export type CodeText = ByLanguage<string>;

/**
 * An article, one file each, with both languages side by side. Its text is plain: an empty line parts paragraphs, `## ` begins a heading,
 * `- ` an item of a list, `1. ` a step, and what stands between two pairs of stars is strong (see `blocks-of.ts`).
 */
export interface Article extends ByLanguage<{ title: string; text: string }> {
  /** Its place: `/help/<id>`. */
  id: string;
  category: Category;
  /** The pages it explains, as their rows write them. */
  routes?: readonly PagePathname[];
  /** What a page shows instead of itself while a parameter stands in its address: the article beside it is this one. */
  during?: { parameter: string; routes: readonly PagePathname[] };
  /** The errors it explains. */
  codes?: Readonly<Partial<Record<Refusal, CodeText>>>;
  /** Words that people look for and the text does not say, in both languages. */
  words: string;
  /** Ids of articles that come next. */
  related?: readonly string[];
  /** The keys of the keyboard stand below the text, from the lists that the pages listen to. */
  hasKeys?: true;
}
