import { plural, withArticle } from './english.ts';

/** The forms of a feature's noun, as they stand in the template for the noun `store-visit`. */
export interface Names {
  /** `store-visit` */
  kebab: string;
  /** `storeVisit` */
  camel: string;
  /** `StoreVisit` */
  pascal: string;
  /** `store_visit` */
  snake: string;
  /** `STORE_VISIT` */
  upper: string;
  /** `store visit` */
  words: string;
  /** `走访` */
  chinese: string;
}

/** What JavaScript, SQL and the tables of the house use already. */
const RESERVED = ['api', 'case', 'class', 'default', 'delete', 'export', 'function', 'group', 'import', 'index', 'kit'];
const ALSO_RESERVED = ['new', 'order', 'return', 'select', 'table', 'test', 'this', 'type', 'user', 'where'];

/** Longest noun: the names of indexes are the noun with an ending, and PostgreSQL cuts names after 63 bytes. */
const LONGEST = 40;

/** Null when the word is no noun that can be a name in every place. `chinese`: what it is called in Chinese. */
export function namesOf(noun: string, chinese: string): Names | null {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(noun) || noun.length > LONGEST) return null;
  if (!/^\p{Script=Han}{2,10}$/u.test(chinese)) return null;
  if (RESERVED.includes(noun) || ALSO_RESERVED.includes(noun)) return null;
  const words = noun.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: noun,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    upper: words.join('_').toUpperCase(),
    words: words.join(' '),
    chinese,
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A text or a path of the template with the noun put in; English words with the article and the plural of the noun. */
export const renamed = (text: string, names: Names): string =>
  text
    .replaceAll('store-visit', names.kebab)
    .replaceAll('storeVisit', names.camel)
    .replaceAll('StoreVisit', names.pascal)
    .replaceAll('store_visit', names.snake)
    .replaceAll('STORE_VISIT', names.upper)
    .replaceAll('store visits', plural(names.words))
    .replaceAll('Store visits', capital(plural(names.words)))
    .replaceAll('a store visit', withArticle(names.words))
    .replaceAll('A store visit', capital(withArticle(names.words)))
    .replaceAll('store visit', names.words)
    .replaceAll('Store visit', capital(names.words))
    .replaceAll('走访', names.chinese);
