import { type KnowledgeEnding, knowledgeTypeOf } from '@rondo/domain/knowledge/file-type';

/** What is served of a file: a page is only ever shown as its text. */
export const mimeOf = (ending: KnowledgeEnding | null, name: string): string =>
  ending !== null && ['html', 'htm', 'md'].includes(ending)
    ? 'text/plain'
    : (knowledgeTypeOf(name)?.mime ?? 'application/octet-stream');
