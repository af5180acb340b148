import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { forgetEnded } from './push.queries.ts';
import { dropOldFailures } from './sender.queries.ts';

const retain = (context: JobContext): Promise<void> =>
  eachNight(context, 'sender.retain', async (trx, { id }) => {
    const before = new Date(context.now().getTime() - LIMIT.sender.failureDays * DAY_MS);
    await dropOldFailures(trx, id, before).execute();
    await forgetEnded(trx, id, context.now()).execute();
  });

export const senderJobs = [job({ name: 'sender.retain', schema: z.object({}), run: retain, every: EACH_HALF_HOUR })];
