import type { Language } from '@rondo/messages';
import type { Article } from './articles/article.ts';

/** Size of every picture of a page, CSS pixels. */
export const PAGE_PICTURE = { width: 1200, height: 750 } as const;

/** What the picture of a page would only repeat, or what nobody sees but by mistake. */
const WITHOUT: readonly string[] = ['help', 'feedback', 'forbidden', 'not-found', 'diagnostics'];

/** The page whose picture stands in an article, as `npm run trial -- help-pictures` takes it; undefined: none. */
export const picturedPage = ({ id, routes = [] }: Pick<Article, 'id' | 'routes'>): string | undefined =>
  WITHOUT.includes(id) ? undefined : routes.find((route) => !route.includes(':'));

/** The file of an article's picture in the folder `pictures`. */
export const pictureFile = (id: string, language: Language): string => `${id}.${language}.webp`;
