import { z } from 'zod';
import { type Job, job } from '../../platform/job.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { endDue } from './end.ts';
import { purgeDue } from './purge.ts';

const nothing = z.object({});

/** The end of companies: to the minute; the purge once an hour in the night window (15:00-23:00 UTC, 23:00-07:00 in China). */
export const dissolutionJobs = (store: FileStore): Job[] => [
  job({ name: 'dissolution.end', schema: nothing, run: endDue, every: '* * * * *' }),
  job({
    name: 'dissolution.purge',
    schema: nothing,
    run: (context) => purgeDue(context, store),
    every: '17 15-23 * * *',
  }),
];
