import { civilDate, wallClock } from '@rondo/domain/civil-time';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { takeNight } from '../../platform/nightly.queries.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { dropBefore } from './assistant.queries.ts';
import { tellUnanswered } from './tell-unanswered.ts';

/** Conversations that nobody went on with for long are deleted. */
const retain = (context: JobContext): Promise<void> =>
  eachNight(context, 'assistant.retain', async (trx, { id }) => {
    await dropBefore(trx, id, new Date(context.now().getTime() - LIMIT.assistant.keepDays * DAY_MS)).execute();
  });

const UNANSWERED = 'assistant.unanswered';

/** Once a day, in the morning of each company. */
const tell = (context: JobContext): Promise<void> =>
  eachCompany(context, UNANSWERED, async ({ id, timeZone }) => {
    const { isByClock, now, databases } = context;
    const isMorning = wallClock(now(), timeZone).minute >= LIMIT.assistant.tellHour * 60;
    if (isByClock && !isMorning) return;
    const today = civilDate(now(), timeZone);
    await databases
      .of(id)
      .transaction()
      .execute(async (trx) => {
        const isTaken = await takeNight(trx, { companyId: id, job: UNANSWERED, nightOn: today, at: now() });
        if (isTaken || !isByClock) await tellUnanswered(makeTx(context, trx, id, null), today);
      });
  });

export const assistantJobs = [
  job({ name: 'assistant.retain', schema: z.object({}), run: retain, every: EACH_HALF_HOUR }),
  job({ name: UNANSWERED, schema: z.object({}), run: tell, every: EACH_HALF_HOUR }),
];
