import { FIRST_STEPS, TODAY_VIEWS } from '@rondo/domain/today';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { day, id, instant, personRef } from './kit/shapes.ts';
import { TODAY_FIGURES } from './today-rows.ts';

/** What is late, or waits for the reader's review: named on the first screen, with what the reader may do at once. */
const urgentRow = z.object({
  id,
  objectKind: z.enum(['task', 'rectification']),
  act: z.enum(['late', 'review']),
  name: z.string(),
  shopName: z.string(),
  dueAt: instant,
  isRedLine: z.boolean(),
  /** Whoever has to handle it. */
  waitsFor: z.array(personRef),
  rev: z.number().int(),
  can: z.object({ remind: z.boolean(), approve: z.boolean() }),
});
export type UrgentRow = z.output<typeof urgentRow>;

export const todayApi = {
  today: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/today',
    needs: signedIn,
    summary: 'The day at a glance: figures of the reader’s stores, the most urgent rows, a new company’s first steps.',
    input: z.object({}),
    output: z.object({
      /** The company's day. */
      day,
      view: z.enum(TODAY_VIEWS).nullable(),
      /** Counted to one past the cap of lists. A figure whose list the reader may not open is left out. */
      figures: z.partialRecord(z.enum(TODAY_FIGURES), z.number().int()),
      urgent: z.array(urgentRow),
      /** Which are done; null for whoever does not set the company up. */
      firstSteps: z.record(z.enum(FIRST_STEPS), z.boolean()).nullable(),
    }),
  }),
};
