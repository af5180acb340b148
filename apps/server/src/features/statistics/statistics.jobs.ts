import { addDays } from '@rondo/domain/civil-time';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import * as q from './rollup.queries.ts';
import { rebuildSince } from './rollup.ts';

/** How many business dates the night counts anew: longer than a rectification usually stays open. */
const DAYS = 40;

/** Counts the last weeks of every company anew from the rows in its own night, and says until which day the figures are right. */
export async function reconcile(context: JobContext): Promise<void> {
  await eachNight(context, 'statistics.reconcile', async (db, { id, nightOn }) => {
    const yesterday = addDays(nightOn, -1);
    await rebuildSince(db, id, addDays(yesterday, 1 - DAYS));
    await q.setDataUntil(db, id, yesterday, context.now()).execute();
  });
}

export const statisticsJobs: Job[] = [
  job({ name: 'statistics.reconcile', schema: z.object({}), run: reconcile, every: EACH_HALF_HOUR }),
];
