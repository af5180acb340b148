import { businessDate } from '@rondo/domain/business-day';
import { addDays } from '@rondo/domain/civil-time';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import * as q from './rollup.queries.ts';
import { rebuildStatistics } from './rollup.ts';

/** How many business dates the night counts anew: longer than a rectification usually stays open. */
const DAYS = 40;

/** Counts the last weeks of every company anew from the rows, and says until which day the figures are right. */
export async function reconcile({ databases, companies, now }: JobContext): Promise<void> {
  for (const { id } of await companies()) {
    const db = databases.of(id);
    const company = await q.cutOffOf(db, id).executeTakeFirst();
    if (!company) continue;
    const yesterday = addDays(businessDate(now(), company.time_zone, company.cut_off), -1);
    await rebuildStatistics(db, id, addDays(yesterday, 1 - DAYS));
    await q.setDataUntil(db, id, yesterday, now()).execute();
  }
}

/** 16:00 UTC is midnight in the default zone, inside the statistics window of 23:00 to 08:00 (section 9). */
export const statisticsJobs: Job[] = [
  job({ name: 'statistics.reconcile', schema: z.object({}), run: reconcile, every: '0 16 * * *' }),
];
