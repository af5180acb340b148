import { foldedQuestion } from '@rondo/domain/assistant';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Asking, HelpPage, Part } from './asking.ts';
import { phrased, quoted } from './phrase.ts';
import { helpPromptOf } from './prompt.ts';
import { begun } from './retrieve.ts';

/**
 * What a page is for, from the articles of the help centre that belong to it and nothing else (N24.2). The articles come from the page:
 * they are part of it, and what somebody sends in their place they read themselves.
 */
export async function* explainPage(asking: Asking, { articles }: HelpPage): AsyncGenerator<Part> {
  const { model, question, language } = asking;
  if (articles.length === 0) {
    yield { kind: 'found', basis: 'none', citations: [] };
    yield { kind: 'text', text: translate(language, 'assistant.noArticle') };
    return;
  }
  const citations = articles.map(({ id, title, text }, index) => ({
    ...{ kind: 'article' as const, number: index + 1, articleId: id, title },
    quote: begun(bestPart(text, question), LIMIT.assistant.quote),
  }));
  if (model === null) {
    yield { kind: 'found', basis: 'help', citations };
    yield { kind: 'text', text: quoted(citations) };
    return;
  }
  yield { kind: 'found', basis: 'help', citations };
  yield* phrased(asking, model, helpPromptOf(question, articles), {
    count: articles.length,
    isReading: () => Promise.resolve(false),
  });
}

/** The part of an article that shares most words with the question; its beginning where none does. */
function bestPart(text: string, question: string): string {
  const words = new Set(foldedQuestion(question).match(/[a-z0-9]{3,}|\p{Script=Han}{2}/gu) ?? []);
  const parts = text.split(/\n(?=## )/).map((part) => part.trim());
  const hits = (part: string): number => [...words].filter((word) => part.toLowerCase().includes(word)).length;
  const best = parts.toSorted((a, b) => hits(b) - hits(a))[0];
  return (best ?? text).replace(/^## /gm, '').replaceAll('**', '');
}
