import { businessDate } from '@rondo/domain/business-day';
import { addDays, wallClock } from '@rondo/domain/civil-time';
import { FLOW_ALERT } from '@rondo/domain/flow-alert';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { tellDay, tellQueues } from './tell.ts';

/** Yesterday, in the morning of each company. */
const tellDays = (context: JobContext): Promise<void> =>
  eachCompany(context, 'flow-alert.day', async ({ id, timeZone, cutOff }) => {
    const isMorning = wallClock(context.now(), timeZone).minute >= FLOW_ALERT.hour * 60;
    if (context.isByClock && !isMorning) return;
    const yesterday = addDays(businessDate(context.now(), timeZone, cutOff), -1);
    await context.databases
      .of(id)
      .transaction()
      .execute((trx) => tellDay(makeTx(context, trx, id, null), yesterday));
  });

/** Queues of now. */
const watchQueues = (context: JobContext): Promise<void> =>
  eachCompany(context, 'flow-alert.queue', ({ id }) =>
    context.databases
      .of(id)
      .transaction()
      .execute((trx) => tellQueues(makeTx(context, trx, id, null))),
  );

export const flowAlertJobs: Job[] = [
  job({ name: 'flow-alert.day', schema: z.object({}), run: tellDays, every: EACH_HALF_HOUR }),
  job({ name: 'flow-alert.queue', schema: z.object({}), run: watchQueues, every: '*/5 * * * *' }),
];
