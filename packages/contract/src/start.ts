import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { startRoute } from './start-routes.ts';

export const startApi = {
  begin: endpoint({
    ...startRoute,
    summary:
      'What the frame around the pages asks when it begins, in one answer: by its path, what each endpoint that is marked `atStart` answers alone. What the reader may not ask, or failed, is left out.',
    input: z.object({}),
    output: z.record(z.string(), z.unknown()),
  }),
};
