import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import * as q from './shop.queries.ts';

/** Opens the shops whose opening day has come, at 00:00 where they are. A second run finds none left. */
async function openDue(context: JobContext): Promise<void> {
  for (const company of await context.companies()) {
    const db = context.databases.of(company.id);
    await db.transaction().execute(async (trx) => {
      const tx = makeTx(context, trx, company.id, null);
      for (const { id } of await q.openDue(trx, company.id, company.timeZone, tx.now()).execute()) {
        await tx.addHistory({ kind: 'shop', id, event: 'open', from: 'preparing', to: 'open' });
      }
    });
  }
}

export const shopJobs: Job[] = [
  job({ name: 'shop.open-due', schema: z.object({}), run: openDue, every: '*/15 * * * *' }),
];
