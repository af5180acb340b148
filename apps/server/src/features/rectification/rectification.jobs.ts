import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import * as q from './clock.queries.ts';

/** What the clock says, the most urgent first; each is said once a deadline. */
const STAGES = [
  { stage: 'overdue', withinMs: 0 },
  { stage: 'due_2h', withinMs: 2 * HOUR_MS },
  { stage: 'due_24h', withinMs: DAY_MS },
] as const;

/** Every minute: tells of deadlines that come near or have passed. Twice in the same minute changes nothing. */
async function watch(context: JobContext): Promise<void> {
  for (const company of await context.companies()) {
    await context.databases
      .of(company.id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, company.id, null);
        for (const { stage, withinMs } of STAGES) {
          const before = new Date(tx.now().getTime() + withinMs);
          const reached = await q.reach(trx, company.id, stage, before).execute();
          for (const { id } of reached) {
            if (stage === 'overdue') await tx.emit('rectification.overdue', { rectificationId: id });
            else await tx.emit('rectification.due-soon', { rectificationId: id, stage });
          }
        }
      });
  }
}

export const rectificationJobs: Job[] = [
  job({ name: 'rectification.watch', schema: z.object({}), run: watch, every: '* * * * *' }),
];
