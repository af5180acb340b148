import { civilDate, wallClock } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { remind } from './remind.ts';
import { sweep } from './reminder.queries.ts';

/** Reminds of certificates, in the morning of each company: who is told at midnight has forgotten it by then. */
const remindAll = (context: JobContext): Promise<void> =>
  eachCompany(context, 'certificate.remind', async ({ id, timeZone }) => {
    const isMorning = wallClock(context.now(), timeZone).minute >= LIMIT.certificate.reminderHour * 60;
    if (context.isByClock && !isMorning) return;
    await context.databases
      .of(id)
      .transaction()
      .execute((trx) => remind(makeTx(context, trx, id, null), civilDate(context.now(), timeZone)));
  });

/** Empties the bin, and takes away what was of stores that left theirs. */
const sweepAll = (context: JobContext): Promise<void> =>
  eachNight(context, 'certificate.sweep', async (trx, { id }) => {
    await sweep(trx, id, binSince(context.now())).execute();
  });

export const certificateJobs: Job[] = [
  job({ name: 'certificate.remind', schema: z.object({}), run: remindAll, every: EACH_HALF_HOUR }),
  job({ name: 'certificate.sweep', schema: z.object({}), run: sweepAll, every: EACH_HALF_HOUR }),
];
