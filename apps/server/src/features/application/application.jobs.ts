import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import * as q from './application.queries.ts';
import { notifyDeciders } from './notify-deciders.ts';

/** Every ten minutes: what nobody decided in time runs out. Twice changes nothing. */
async function expire(context: JobContext): Promise<void> {
  await eachCompany(context, 'application.expire', (company) =>
    context.databases
      .of(company.id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, company.id, null);
        const expired = await q.expire(trx, company.id, tx.now()).execute();
        for (const { id, name } of expired)
          await tx.addHistory({ kind: 'application', id, name, event: 'expire', from: 'pending', to: 'expired' });
        if (expired.length > 0) await notifyDeciders(trx, company.id);
      }),
  );
}

export const applicationJobs: Job[] = [
  job({ name: 'application.expire', schema: z.object({}), run: expire, every: '*/10 * * * *' }),
];
