import { CODES, type Refusal, reasonOf } from '@rondo/contract/kit/codes';
import { ARTICLES } from './article-list.ts';
import type { Article, CodeText } from './articles/article.ts';

/** An error with the article of its area. */
export interface ExplainedCode {
  kind: 'code';
  code: number;
  reason: Refusal;
  text: CodeText;
  article: Article;
}

/** What can be read: an article, or what one error means. */
export type Topic = { kind: 'article'; article: Article } | ExplainedCode;

export const articleOf = (id: string): Article | undefined => ARTICLES.find((article) => article.id === id);

/** The article of a page, by the path of its row and by what the parameters of its address make it show. */
export const articleAt = (path: string, params: URLSearchParams = new URLSearchParams()): Article | undefined =>
  ARTICLES.find(({ during }) => during?.routes.some((route) => route === path) && params.has(during.parameter)) ??
  ARTICLES.find(({ routes = [] }) => routes.some((route) => route === path));

/** All errors that an article explains. */
export const codesOf = (article: Article): ExplainedCode[] =>
  Object.entries(article.codes ?? {}).map(([reason, text]) => ({
    ...{ kind: 'code', reason: reason as Refusal, code: CODES[reason as Refusal].code, text, article },
  }));

export const EXPLAINED: readonly ExplainedCode[] = ARTICLES.flatMap(codesOf);

/** `task` is an article, `code-91001` an error; undefined for what this version does not know. */
export function topicOf(id: string): Topic | undefined {
  const number = /^code-(\d+)$/.exec(id)?.[1];
  if (number !== undefined) {
    const reason = reasonOf(Number(number));
    return EXPLAINED.find((one) => one.reason === reason);
  }
  const article = articleOf(id);
  return article && { kind: 'article', article };
}
