import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';

/** `memberApi.applyCount`, for the frame around the pages, which needs nothing else of members. */
export const memberApplyCount = endpoint({
  method: 'POST',
  path: '/customer/staff/apply/count',
  needs: anyOf('frame_staff'),
  atStart: true,
  summary: 'How many applications to join wait for a decision.',
  input: z.object({}),
  output: z.number().int(),
  silent: true,
});
