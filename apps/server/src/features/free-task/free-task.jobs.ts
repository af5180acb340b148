import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { giveOutRepeat } from './give-out.ts';
import * as q from './repeat.queries.ts';

/** Every minute: the free tasks whose time has come again. A failing one does not keep the others from theirs. */
async function watch(context: JobContext): Promise<void> {
  const failures: unknown[] = [];
  for (const company of await context.companies()) {
    const due = await q.awake(context.databases.of(company.id), company.id, context.now()).execute();
    for (const { id } of due) {
      await giveOutRepeat(context, company, id).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `free-task.repeat failed for ${failures.length}`);
}

export const freeTaskJobs: Job[] = [
  job({ name: 'free-task.repeat', schema: z.object({}), run: watch, every: '* * * * *' }),
];
