import { civilDate } from '@rondo/domain/civil-time';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { completeLists } from './complete.ts';
import { tellDue, tellOverdue } from './due.ts';
import { followAudiences } from './follow.ts';

/** Every five minutes, company by company: who came into an audience or left it, and whose last file is gone. */
const watch = (context: JobContext): Promise<void> =>
  eachCompany(context, 'learning.watch', ({ id: companyId, timeZone }) =>
    context.databases
      .of(companyId)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, companyId, null);
        const today = civilDate(context.now(), timeZone);
        await followAudiences(tx, today);
        await completeLists(tx, { memberId: null, today });
      }),
  );

/** Every night: what comes due, and what is overdue. Each is told once, however often this runs. */
const remindAll = (context: JobContext): Promise<void> =>
  eachNight(context, 'learning.due', async (trx, { id: companyId, nightOn }) => {
    const tx = makeTx(context, trx, companyId, null);
    await tellDue(tx, nightOn);
    await tellOverdue(tx, nightOn);
  });

export const learningJobs: Job[] = [
  job({ name: 'learning.watch', schema: z.object({}), run: watch, every: '*/5 * * * *' }),
  job({ name: 'learning.due', schema: z.object({}), run: remindAll, every: EACH_HALF_HOUR }),
];
