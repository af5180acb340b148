import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { done, id, instant, line, personRef, requestId, rev } from './kit/shapes.ts';

const { question, found, shown, fewestWords, words, word } = LIMIT.knowledgeText;

/** Where a question is looked for: everything that the reader may see, a folder with what is below, or one file. */
const knowledgeScope = {
  folderId: id.optional(),
  fileId: id.optional(),
};

const passage = z.object({
  /** The file, and the version of it that was read. */
  nodeId: id,
  versionId: id,
  name: z.string(),
  /** Its place in the file, from 0. */
  place: z.number().int(),
  /** Page, sheet or slide; null: of a kind without. */
  page: z.number().int().nullable(),
  /** The headings it stands under, from the highest; empty where there are none. */
  heading: z.string(),
  text: z.string(),
  /** What of the text is to be marked: beginnings and lengths, in order, in UTF-16 units. */
  marks: z.array(z.object({ at: z.number().int(), length: z.number().int() })),
});

const synonym = z.object({
  id,
  words: z.array(z.string()),
  createdBy: personRef,
  createdAt: instant,
  rev: z.number().int(),
});

const group = z.array(line(word)).min(fewestWords, 'required').max(words);
const administers = anyOf('x_kb_root');

export const knowledgeTextApi = {
  search: endpoint({
    method: 'GET',
    path: '/knowledge/text/search',
    needs: signedIn,
    summary: 'Passages of files that the reader may see, the best first.',
    input: z.object({
      q: line(question),
      ...knowledgeScope,
      limit: z.coerce.number().int().min(1).max(found).default(shown),
    }),
    output: z.object({
      list: z.array(passage),
      /** Whether the first passages seem to answer what was asked; else they only share words with it. */
      isAnswer: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
  again: endpoint({
    method: 'POST',
    path: '/knowledge/text/again',
    needs: signedIn,
    summary: 'Read a file again of which nothing could be read; for those who manage it.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'KNOWLEDGE_TEXT_READ'],
  }),
};

export const synonymApi = {
  list: endpoint({
    method: 'GET',
    path: '/knowledge/synonym/list',
    needs: administers,
    summary: 'The words of the company that mean the same, the newest first.',
    input: z.object({}),
    output: z.array(synonym),
  }),
  create: endpoint({
    method: 'POST',
    path: '/knowledge/synonym/create',
    needs: administers,
    summary: 'Words that mean the same from the next question on.',
    input: z.object({ words: group, requestId }),
    output: z.object({ id }),
    errors: ['SYNONYMS_FULL', 'SYNONYM_TAKEN'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/knowledge/synonym/edit',
    needs: administers,
    summary: 'Other words for a group.',
    input: z.object({ id, words: group, rev }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE', 'SYNONYM_TAKEN'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/knowledge/synonym/delete',
    needs: administers,
    summary: 'Delete a group of words that mean the same.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
