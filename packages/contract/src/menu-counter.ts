import { MENU_COUNTERS } from '@rondo/domain/menu-counter';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';

export const menuCounterApi = {
  read: endpoint({
    method: 'GET',
    path: '/menu/counter',
    needs: signedIn,
    atStart: true,
    summary: 'What waits for the reader, as the menu counts it, beside applications, tasks and messages.',
    input: z.object({}),
    /** Counted to one past the cap of lists. What the reader may not see is left out. */
    output: z.partialRecord(z.enum(MENU_COUNTERS), z.number().int()),
    silent: true,
  }),
};
