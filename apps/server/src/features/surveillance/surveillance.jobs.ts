import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { prune } from './watch.queries.ts';

/** The watch log forgets what is too old. */
const pruneAll = (context: JobContext): Promise<void> =>
  eachNight(context, 'surveillance.prune', async (trx, { id }) => {
    await prune(trx, id, new Date(context.now().getTime() - LIMIT.cameras.watchDays * DAY_MS)).execute();
  });

export const surveillanceJobs: Job[] = [
  job({ name: 'surveillance.prune', schema: z.object({}), run: pruneAll, every: EACH_HALF_HOUR }),
];
