import { HASHED_KINDS } from '@rondo/domain/photo-hash';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { fileRef, id, instant, many } from './kit/shapes.ts';

const alikePhoto = z.object({
  /** The photo that was asked about. */
  file: fileRef,
  /** Where the one that it looks like was handed in. */
  place: z.enum(['same_shop', 'other_shop']),
  /** The nearest earlier one; null: the reader may not see it. */
  other: z.object({ file: fileRef, shopName: z.string(), takenAt: instant }).nullable(),
});
export type AlikePhoto = z.output<typeof alikePhoto>;

export const photoHashApi = {
  check: endpoint({
    method: 'GET',
    path: '/inspect/V3/photoHash/check',
    needs: signedIn,
    summary:
      'Before photos are handed in: which of the reader’s own uploads look like evidence of the last 180 days. What they are for is not compared with.',
    input: z.object({ photoIds: many(id), taskId: id.optional(), rectificationId: id.optional() }),
    output: z.array(alikePhoto),
  }),
  alike: endpoint({
    method: 'GET',
    path: '/inspect/V3/photoHash/alike',
    needs: signedIn,
    summary:
      'Which photos of a record, a rectification or a free task look like earlier evidence; empty for who neither has a part in it nor may void records.',
    input: z.object({ objectKind: z.enum(HASHED_KINDS), objectId: id }),
    output: z.array(alikePhoto),
    errors: ['NOT_FOUND'],
  }),
};
