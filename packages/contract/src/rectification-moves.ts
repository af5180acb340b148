import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { done, id, line, rev, text } from './kit/shapes.ts';
import { gone } from './rectification-extension.ts';

/** Money with two digits after the point at most, as it is kept. */
const cost = z
  .number()
  .min(0)
  .max(LIMIT.rectification.cost)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { message: 'two_decimals' })
  .meta({ multipleOf: 0.01 });

/** What its people do with a rectification, but for more time and appeals. */
export const rectificationMoves = {
  handle: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/handle',
    needs: signedIn,
    summary: 'The handler submits the fix with photos; goes to review, or is complete where no review is wanted.',
    input: z.object({
      id,
      rev,
      photoIds: z.array(id).max(LIMIT.photo.perItem),
      comment: text(LIMIT.text.comment).default(''),
      /** The handler says that photos show no visible change: then one may look like that of the problem. */
      noVisibleChange: z.boolean().default(false),
      /** What the fix cost, in the money of the company; null: not said. */
      cost: cost.nullable().default(null),
    }),
    output: done,
    errors: [...gone, 'PHOTOS_NEEDED', 'PHOTO_REPEATED', 'PHOTO_UNCHANGED', 'CAMERA_ONLY'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/approve',
    needs: signedIn,
    summary: 'The reviewer accepts the fix.',
    input: z.object({ id, rev, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: gone,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/reject',
    needs: signedIn,
    summary: 'The reviewer sends it back with a reason: another round, 24 hours at least.',
    input: z.object({
      id,
      rev,
      comment: line(LIMIT.text.comment),
      photoIds: z.array(id).max(LIMIT.photo.perItem).default([]),
    }),
    output: done,
    errors: gone,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/withdraw',
    needs: signedIn,
    summary: 'The handler takes the fix back before it is reviewed.',
    input: z.object({ id, rev }),
    output: done,
    errors: gone,
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/transfer',
    needs: signedIn,
    summary: 'Give it to another handler whose scope covers the shop.',
    input: z.object({ id, rev, toId: id, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: [...gone, 'MEMBER_NOT_FOUND', 'MEMBER_OUTSIDE_SHOP'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/end',
    needs: signedIn,
    summary: 'End it without a fix, with a reason; it does not count as solved.',
    input: z.object({ id, rev, comment: line(LIMIT.text.comment) }),
    output: done,
    errors: gone,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/reopen',
    needs: signedIn,
    summary: 'Open a completed one again within 30 days, with a reason: another round.',
    input: z.object({ id, rev, comment: line(LIMIT.text.comment) }),
    output: done,
    errors: [...gone, 'REOPEN_TOO_LATE'],
  }),
};
