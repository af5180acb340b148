import { addDays } from '@rondo/domain/civil-time';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { readers } from './month-close.queries.ts';
import { closeDue, tellRestated } from './month-close.ts';
import * as q from './rollup.queries.ts';
import { rebuildSince } from './rollup.ts';

/** How many business dates the night counts anew: longer than a rectification usually stays open. */
const DAYS = 40;

/** Counts the last weeks of every company anew from the rows in its own night, and says until which day the figures are right. */
export async function reconcile(context: JobContext): Promise<void> {
  await eachNight(context, 'statistics.reconcile', async (db, { id, nightOn }) => {
    const yesterday = addDays(nightOn, -1);
    try {
      await rebuildSince(db, id, addDays(yesterday, 1 - DAYS));
      await q.setDataUntil(db, id, yesterday, context.now()).execute();
    } catch (cause) {
      await tellFailed(context, id, nightOn);
      throw cause;
    }
  });
}

/** The night's transaction is lost; who answers for the figures hears so once a night, and the next half hour tries again. */
async function tellFailed(context: JobContext, companyId: string, nightOn: string): Promise<void> {
  const db = context.databases.of(companyId);
  await db.transaction().execute(async (trx) => {
    const to = (await readers(trx, companyId).execute()).map(({ id }) => id);
    await makeTx(context, trx, companyId, null).emit('member.told', {
      ...{ to, text: 'statistics_failed', params: { day: addDays(nightOn, -1) } },
      ...{ page: '/inspect/statistics', key: `statistics:failed:${nightOn}` },
    });
  });
}

/** Closes the months of every company that are due, and tells what was restated; night and note are one transaction (N12.2). */
export async function closeMonths(context: JobContext): Promise<void> {
  await eachNight(context, 'statistics.close', async (trx, { id, nightOn }) => {
    await closeDue(trx, id, { nightOn, at: context.now() });
    await tellRestated(makeTx(context, trx, id, null), nightOn);
  });
}

export const statisticsJobs: Job[] = [
  job({ name: 'statistics.reconcile', schema: z.object({}), run: reconcile, every: EACH_HALF_HOUR }),
  job({ name: 'statistics.close', schema: z.object({}), run: closeMonths, every: EACH_HALF_HOUR }),
];
