import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { binSince } from '../../platform/bin.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany, oneByOne } from '../../platform/one-by-one.ts';
import { empty } from './bin.queries.ts';
import { generate } from './generate.ts';
import { dropOldSlots } from './occurrence.queries.ts';
import * as q from './wake.queries.ts';

/** Every minute, company by company: the cycles whose time has come. A failing one does not keep the others from theirs. */
async function watch(context: JobContext): Promise<void> {
  await eachCompany(context, 'cycle.watch', async (company) => {
    const each = oneByOne('giving out');
    const due = await q.awake(context.databases.of(company.id), company.id, context.now()).execute();
    for (const { id } of due) await each.try(`cycle ${id}`, () => generate(context, company, id));
    each.end();
  });
}

const sweep = (context: JobContext): Promise<void> =>
  eachNight(context, 'cycle.sweep', async (trx, { id, nightOn }) => {
    await dropOldSlots(trx, id, addDays(nightOn, -LIMIT.cycle.slotDays));
    await empty(trx, id, binSince(context.now())).execute();
  });

export const cycleJobs: Job[] = [
  job({ name: 'cycle.watch', schema: z.object({}), run: watch, every: '* * * * *' }),
  job({ name: 'cycle.sweep', schema: z.object({}), run: sweep, every: EACH_HALF_HOUR }),
];
