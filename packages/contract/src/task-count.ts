import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';

/** `taskApi.pendingCount`, for the frame around the pages, which needs nothing else of tasks. */
export const pendingTaskCount = endpoint({
  method: 'GET',
  path: '/inspect/V3/task/pending/count',
  needs: signedIn,
  atStart: true,
  summary: 'How many tasks and rectifications wait for the reader now: the to-do tab.',
  input: z.object({}),
  output: z.number().int(),
  silent: true,
});
