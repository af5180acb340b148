import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { watchDeadlines } from '../process/index.ts';
import { markStage } from './clock.queries.ts';
import { escalateOverdue, pressReviewers } from './escalate.ts';
import { denyBySilence } from './silence.ts';

/** Every minute: denies what nobody answered, tells of deadlines that come near or have passed, and those above of what stays late. Twice in the same minute changes nothing. */
async function watch(context: JobContext): Promise<void> {
  await eachCompany(context, 'rectification.watch', (company) =>
    context.databases
      .of(company.id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, company.id, null);
        await denyBySilence(tx);
        await watchDeadlines(tx, markStage, (rectificationId, stage) =>
          stage === 'overdue'
            ? tx.emit('rectification.overdue', { rectificationId })
            : tx.emit('rectification.due-soon', { rectificationId, stage }),
        );
        await escalateOverdue(tx);
        await pressReviewers(tx);
      }),
  );
}

export const rectificationJobs: Job[] = [
  job({ name: 'rectification.watch', schema: z.object({}), run: watch, every: '* * * * *' }),
];
