import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { dropOldMails } from './alert.queries.ts';
import { mailDue } from './mail-out.ts';

/** What became of mails is told as long as the outgoing post knows it. */
const retain = (context: JobContext): Promise<void> =>
  eachNight(context, 'message.retain', async (trx, { id }) => {
    await dropOldMails(trx, id, new Date(context.now().getTime() - LIMIT.message.mailDays * DAY_MS)).execute();
  });

export const messageJobs = (publicUrl: string | null) => [
  job({ name: 'message.mail', schema: z.object({}), run: mailDue(publicUrl), every: '* * * * *' }),
  job({ name: 'message.retain', schema: z.object({}), run: retain, every: EACH_HALF_HOUR }),
];
