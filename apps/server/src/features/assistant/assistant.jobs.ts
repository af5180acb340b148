import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { dropBefore } from './assistant.queries.ts';

/** Conversations that nobody went on with for long are deleted. */
const retain = (context: JobContext): Promise<void> =>
  eachNight(context, 'assistant.retain', async (trx, { id }) => {
    await dropBefore(trx, id, new Date(context.now().getTime() - LIMIT.assistant.keepDays * DAY_MS)).execute();
  });

export const assistantJobs = [
  job({ name: 'assistant.retain', schema: z.object({}), run: retain, every: EACH_HALF_HOUR }),
];
