import { LIMIT } from '@rondo/domain/limit';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { z } from 'zod';
import { checkItemShape } from './item-fields.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, fileRef, id, instant, keyword, line, many, personRef, requestId, rev, text } from './kit/shapes.ts';
import { COMPARED } from './template-difference.ts';

const checkItemRow = z.object({
  id,
  /** Free words that group the library; empty: none. */
  category: z.string(),
  /** The item with all its fields; its id is that of the row. */
  item: checkItemShape,
  /** The files of its standard photos. */
  standardPhotos: z.array(fileRef),
  /** Templates with a copy of it, in what is live or in the draft. */
  templates: z.number().int(),
  createdBy: personRef.nullable(),
  updatedAt: instant,
  rev: z.number().int(),
});
export type CheckItemRow = z.output<typeof checkItemRow>;

/** What a stale save carries as `current`: what is stored, and in words the fields that it and the refused form differ in. */
export const checkItemConflict = checkItemRow.extend({
  differs: z.array(z.object({ field: z.enum(COMPARED), theirs: z.string(), mine: z.string() })),
});
export type CheckItemConflict = z.output<typeof checkItemConflict>;

const CHECK_ITEM_SORTS = ['-updated', 'name'] as const;

const manage = anyOf('template_manage');
const category = text(LIMIT.name.category).default('');
/** A question before it belongs to a template: `showIf` is not kept. */
const item = checkItemShape.extend({ name: line(LIMIT.name.checkItem) });

export const checkItemApi = {
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkItem/list',
    needs: manage,
    summary: 'The check item library of the company.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      category: many(text(LIMIT.name.category)).optional(),
      severity: many(z.enum(SEVERITIES)).optional(),
      id: many(id).optional(),
      sort: z.enum(CHECK_ITEM_SORTS).default('-updated'),
    }),
    output: listOf(checkItemRow),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkItem/categories',
    needs: manage,
    summary: 'The categories in use in the library, with how many items each has.',
    input: z.object({}),
    output: z.array(z.object({ name: z.string(), items: z.number().int() })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkItem/detail',
    needs: manage,
    summary: 'One check item of the library.',
    input: z.object({ id }),
    output: checkItemRow,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/inspect/V3/checkItem/create',
    needs: manage,
    summary: 'A new check item in the library; the item gets an id of its own.',
    input: z.object({ category, item, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/inspect/V3/checkItem/edit',
    needs: manage,
    summary: 'Change a check item of the library; copies in templates stay as they are.',
    input: z.object({ id, rev, category, item }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/inspect/V3/checkItem/delete',
    needs: manage,
    summary: 'Delete a check item of the library; copies stay, and for 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/inspect/V3/checkItem/bin',
    needs: manage,
    summary: 'The check items deleted in the last 30 days, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/inspect/V3/checkItem/restore',
    needs: manage,
    summary: 'Bring a deleted check item back as it was.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
