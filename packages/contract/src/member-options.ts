import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { id, keyword, many } from './kit/shapes.ts';

/** `position` and `roles` are empty for a reader without any part of the organisation. */
const memberOption = z.object({ id, name: z.string(), position: z.string(), roles: z.array(z.string()) });

/** `memberApi.options`, for pages that choose people and need nothing else of them. */
export const memberOptions = endpoint({
  method: 'GET',
  path: '/customer/staff/options',
  needs: signedIn,
  summary:
    'Active members whose name holds the words; with `shopId`, those whose scope covers that shop, which is one the reader works for or has work at; `ids` names people already chosen. Who may read no part of the organisation is told the names of those they share a store with.',
  input: z.object({ keyword: keyword.default(''), shopId: id.optional(), ids: many(id).optional() }),
  output: z.array(memberOption),
});
