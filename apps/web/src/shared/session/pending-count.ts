import { endpoint, signedIn } from '@rondo/contract/kit/endpoint';
import { z } from 'zod';

/** The to-do counter, as section 7 names it. */
export const pendingCount = endpoint({
  method: 'GET',
  path: '/inspect/V3/task/pending/count',
  needs: signedIn,
  summary: 'How many tasks wait for me.',
  input: z.object({}),
  output: z.number().int(),
  silent: true,
});
