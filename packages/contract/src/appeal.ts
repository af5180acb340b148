import { APPEAL_CORRECTIONS } from '@rondo/domain/appeal';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { done, id, line, rev } from './kit/shapes.ts';
import { gone } from './rectification-extension.ts';

/** An appeal against a rectification: it is made, and the finding upheld. */
export const appealEndpoints = {
  appeal: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/appeal',
    needs: signedIn,
    summary:
      'The handler or a manager of the store says with a reason and photos that it was no failure: once, within 48 hours; no deadline runs until it is decided.',
    input: z.object({
      id,
      rev,
      comment: line(LIMIT.text.comment),
      photoIds: z.array(id).min(1, 'required').max(LIMIT.photo.perItem),
    }),
    output: done,
    errors: [...gone, 'APPEALED_ALREADY', 'APPEAL_TOO_LATE'],
  }),
  upholdAppeal: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/upholdAppeal',
    needs: signedIn,
    summary: 'The superior of the reviewer rejects the appeal with a reason: it goes on with the time that was left.',
    input: z.object({ id, rev, comment: line(LIMIT.text.comment) }),
    output: done,
    errors: gone,
  }),
};

/** The appeal is accepted, which corrects the answer of the inspection. */
export const acceptAppeal = endpoint({
  method: 'POST',
  path: '/inspect/V3/rectification/acceptAppeal',
  needs: signedIn,
  summary:
    'The superior of the reviewer accepts the appeal with a reason: the rectification ends, the answer passes or does not apply, and the record is scored again.',
  input: z.object({ id, rev, comment: line(LIMIT.text.comment), as: z.enum(APPEAL_CORRECTIONS) }),
  output: done,
  errors: gone,
});
