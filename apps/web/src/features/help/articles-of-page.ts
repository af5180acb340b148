import { LIMIT } from '@rondo/domain/limit';
import type { Language } from '@rondo/messages';
import type { Article } from './articles/article.ts';
import { articleAt, articleOf } from './find-article.ts';

/** The article of a page and those that it leads to, in the reader's language; none where the page has no article. */
export function articlesOfPage(path: string, params: URLSearchParams, language: Language) {
  const own = articleAt(path, params);
  if (!own) return [];
  const related = (own.related ?? []).flatMap((id): Article[] => {
    const found = articleOf(id);
    return found ? [found] : [];
  });
  const ofRoute = related.filter(({ routes = [] }) => routes.some((route) => route === path));
  return [own, ...ofRoute].slice(0, LIMIT.assistant.articles).map((article) => ({
    ...{ id: article.id, title: article[language].title },
    text: article[language].text.trim().slice(0, LIMIT.assistant.articleText),
  }));
}
