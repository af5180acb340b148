import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { dropOutlivedHolds } from '../recording/index.ts';
import * as q from './clip.queries.ts';

/** What could not be cut leaves the list, and minutes that were kept for it are free again. */
const retain = (context: JobContext): Promise<void> =>
  eachNight(context, 'clip.retain', async (trx, { id }) => {
    const tx = makeTx(context, trx, id, null);
    await q.dropFailed(trx, id, new Date(context.now().getTime() - LIMIT.clip.failedDays * DAY_MS)).execute();
    await dropOutlivedHolds(tx);
  });

export const clipJobs: Job[] = [job({ name: 'clip.retain', schema: z.object({}), run: retain, every: EACH_HALF_HOUR })];
