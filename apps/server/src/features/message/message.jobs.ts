import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { dropOldMessages } from './message.queries.ts';
import { sendDue } from './send-due.ts';
import { dropOld } from './sending.queries.ts';

/** What became of sendings is told as long as the outgoing post knows it; messages are kept for a year. */
const retain = (context: JobContext): Promise<void> =>
  eachNight(context, 'message.retain', async (trx, { id }) => {
    const daysAgo = (days: number) => new Date(context.now().getTime() - days * DAY_MS);
    await dropOld(trx, id, daysAgo(LIMIT.message.ledgerDays)).execute();
    await dropOldMessages(trx, id, daysAgo(LIMIT.message.keepDays)).execute();
  });

export const messageJobs = (publicUrl: string | null) => [
  job({ name: 'message.send', schema: z.object({}), run: sendDue(publicUrl), every: '* * * * *' }),
  job({ name: 'message.retain', schema: z.object({}), run: retain, every: EACH_HALF_HOUR }),
];
