import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { id, instant, line, requestId, text } from './kit/shapes.ts';

const comment = text(LIMIT.text.comment).default('');

/** What is wanted of each of several rectifications. */
const rectificationOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remind') }),
  z.object({ kind: z.literal('transfer'), toId: id, comment }),
  z.object({ kind: z.literal('extend'), deadlineAt: instant, comment }),
  z.object({ kind: z.literal('withdraw') }),
  z.object({ kind: z.literal('end'), comment: line(LIMIT.text.comment) }),
]);
export type RectificationOrder = z.output<typeof rectificationOrder>;

/** What came of one: `refusal` says why it was not done, `null` that it was. It names nothing, for the answer is remembered. */
const outcome = z.object({ refusal: z.object({ reason: z.string(), message: z.string() }).nullable() });
export type RectificationOutcome = z.output<typeof outcome>;

/** As what rectifications leave with their pictures: rows of a spreadsheet, or the photos as they are in a zip. */
export const PICTURED = ['sheet', 'photos'] as const;
export type Pictured = (typeof PICTURED)[number];

const pictured = z.enum(PICTURED).default('sheet');
const needs = anyOf('issue_select');

/** What is done with several rectifications at once. `fields`: the filters and the order of the list. */
export const manyRectifications = <S extends z.ZodRawShape>(fields: S) => ({
  bulk: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/bulk',
    needs: signedIn,
    summary:
      'One act for several rectifications: for each whether it was done, or why not. What one is refused keeps nothing of the others.',
    input: z.object({
      ids: z.array(id).min(1, 'required').max(LIMIT.rectification.bulk),
      order: rectificationOrder,
      requestId,
    }),
    output: z.object({
      /** In the order of the ids. */
      outcomes: z.array(outcome),
    }),
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/inspect/V3/rectification/pictures',
    needs,
    summary:
      'The rectifications of a tab under the filter with their pictures, up to 1,000 rows: a spreadsheet with up to four before and after in each row, or a zip of the photos by store, day and check item. Kept in the audit log.',
    input: z.object({ ...fields, as: pictured }),
    output: z.unknown(),
    raw: true,
    errors: ['EXPORT_IN_BACKGROUND', 'PACK_EMPTY', 'PHOTOS_TOO_MANY', 'PHOTOS_TOO_LARGE'],
  }),
  startPictures: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/startPictures',
    needs,
    summary: 'The same file as background work, up to 5,000 rows: it can be downloaded for seven days.',
    input: z.object({ ...fields, as: pictured, requestId }),
    output: z.object({ jobId: id }),
    errors: ['PICTURED_TOO_MANY', 'PACK_EMPTY'],
  }),
});
