import type { Language } from '@rondo/messages';
import type { Article } from './articles/article.ts';

/** Size of every picture of a page, CSS pixels. */
export const PAGE_PICTURE = { width: 1200, height: 750 } as const;

/** Pages that are empty in the demo, that a picture would only repeat, or that nobody sees but by mistake. */
const WITHOUT: readonly string[] = [
  ...['agreement', 'check-in-code', 'cited-change', 'edge', 'learning', 'offline-inspections', 'record-compare'],
  ...['subscription-report', 'timed-snapshot-result', 'unanswered', 'sample-company', 'assistant', 'sender'],
  ...['help', 'feedback', 'forbidden', 'not-found', 'diagnostics', 'support-api', 'support-feedback', 'support-task'],
];

/** The page whose picture stands in an article, as `npm run trial -- help-pictures` takes it; undefined: none. */
export const picturedPage = ({ id, routes = [] }: Pick<Article, 'id' | 'routes'>): string | undefined =>
  WITHOUT.includes(id) ? undefined : routes.find((route) => !route.includes(':'));

/** The file of an article's picture in the folder `pictures`. */
export const pictureFile = (id: string, language: Language): string => `${id}.${language}.webp`;
