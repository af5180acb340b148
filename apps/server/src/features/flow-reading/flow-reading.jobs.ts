import { DAY_MS } from '@rondo/domain/duration';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { dueNow, rollDue } from './roll.ts';
import { sweep, sweepGaps } from './swept.queries.ts';
import { firstKeptDay } from './swept.ts';
import { markDue } from './write.queries.ts';

/** Sums what is due until nothing is: what an import of years left is not done in one transaction. */
const rollAll = (context: JobContext): Promise<void> =>
  eachCompany(context, 'flow-reading.roll', async ({ id }) => {
    let count = 1;
    while (count > 0) {
      count = await context.databases
        .of(id)
        .transaction()
        .execute((trx) => rollDue(trx, id, context.now()));
    }
  });

/** A counter that tells nothing at all is missed too: the days that go on are due each hour. */
const markAll = (context: JobContext): Promise<void> =>
  eachCompany(context, 'flow-reading.expect', async (company) => {
    const db = context.databases.of(company.id);
    const days = await dueNow(db, company, context.now());
    if (days.length > 0) await markDue(db, company.id, days, context.now());
  });

/** Readings are kept for two years; the sums stay. */
const dropOld = (context: JobContext): Promise<void> =>
  eachNight(context, 'flow-reading.sweep', async (trx, { id }) => {
    const now = context.now();
    const receivedAt = new Date(now.getTime() - FLOW_READING_LIMIT.keptDays * DAY_MS);
    await sweep(trx, id, { day: firstKeptDay(now), receivedAt });
    await sweepGaps(trx, id, firstKeptDay(now));
  });

export const flowReadingJobs: Job[] = [
  job({ name: 'flow-reading.roll', schema: z.object({}), run: rollAll, every: '* * * * *' }),
  job({ name: 'flow-reading.expect', schema: z.object({}), run: markAll, every: '5 * * * *' }),
  job({ name: 'flow-reading.sweep', schema: z.object({}), run: dropOld, every: EACH_HALF_HOUR }),
];
