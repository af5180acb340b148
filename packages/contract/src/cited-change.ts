import { CITED_CHANGE_STATES } from '@rondo/domain/cited-change';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, id, instant, keyword, many, personRef, rev, text } from './kit/shapes.ts';

const needs = anyOf('template_manage');

const row = z.object({
  id,
  template: personRef,
  /** Null: the reader may not see it, or it is gone. */
  file: personRef.nullable(),
  /** The number of the version that changed it. */
  version: z.number().int(),
  /** The check items that cite it. */
  items: z.array(z.string()),
  state: z.enum(CITED_CHANGE_STATES),
  at: instant,
  closedAt: instant.nullable(),
  closedBy: personRef.nullable(),
  comment: z.string(),
  rev: z.number().int(),
});
export type CitedChangeRow = z.output<typeof row>;

const difference = z.array(z.object({ kind: z.enum(['same', 'gone', 'new']), text: z.string() }));

const detail = row.extend({
  /** Each item with the passage that it cites as it was and is; null where it cites the file as a whole. */
  passages: z.array(
    z.object({
      id,
      name: z.string(),
      standard: z.string(),
      difference: difference.nullable(),
      /** Nothing in the new version says the passage any more. */
      isGone: z.boolean(),
    }),
  ),
  /** What changed in the file as a whole; null: the reader may not see it, or it cannot be read. */
  whole: difference.nullable(),
  /** The new version is being read: the difference comes later. */
  isReading: z.boolean(),
  can: z.object({ keep: z.boolean() }),
});
export type CitedChange = z.output<typeof detail>;

export const citedChangeApi = {
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/cited/list',
    needs,
    summary: 'Templates whose check items cite a file that has a new version: are they still right?',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(CITED_CHANGE_STATES)).optional(),
      templateId: many(id).optional(),
    }),
    output: listOf(row),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/cited/detail',
    needs,
    summary: 'One of them, with what is different in the cited passages.',
    input: z.object({ id }),
    output: detail,
    errors: ['NOT_FOUND'],
  }),
  keep: endpoint({
    method: 'POST',
    path: '/inspect/V3/cited/keep',
    needs,
    summary: 'Say that the items are still right.',
    input: z.object({ id, rev, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: ['NOT_FOUND', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
};
