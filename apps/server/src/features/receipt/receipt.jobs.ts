import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { dropMoot } from './drop-moot.ts';
import { pressLate } from './press.ts';

/** Every minute: what waits for nobody is dropped, what is late is told. Twice in the same minute changes nothing. */
const watch = (context: JobContext): Promise<void> =>
  eachCompany(context, 'receipt.watch', (company) =>
    context.databases
      .of(company.id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, company.id, null);
        await dropMoot(tx);
        await pressLate(tx);
      }),
  );

export const receiptJobs: Job[] = [
  job({ name: 'receipt.watch', schema: z.object({}), run: watch, every: '* * * * *' }),
];
