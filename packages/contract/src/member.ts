import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { id, keyword, many } from './kit/shapes.ts';

export const memberOption = z.object({ id, name: z.string(), position: z.string(), roles: z.array(z.string()) });

export const memberApi = {
  applyCount: endpoint({
    method: 'POST',
    path: '/customer/staff/apply/count',
    needs: anyOf('frame_staff'),
    summary: 'How many applications to join wait for a decision.',
    input: z.object({}),
    output: z.number().int(),
    silent: true,
  }),
  /** Pickers of handler, reviewer and CC: active members by name, at most 50. */
  options: endpoint({
    method: 'GET',
    path: '/customer/staff/options',
    needs: signedIn,
    summary:
      'Active members whose name holds the words; with `shopId`, those whose scope covers that shop; `ids` names people already chosen.',
    input: z.object({ keyword: keyword.default(''), shopId: id.optional(), ids: many(id).optional() }),
    output: z.array(memberOption),
  }),
};
