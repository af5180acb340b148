import { civilDate } from '@rondo/domain/civil-time';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import * as q from './orphan.queries.ts';

/** Looks in every company for open work that nobody can do; the owner hears of it once a night (product 2). */
async function findOrphans(context: JobContext): Promise<void> {
  for (const company of await context.companies()) {
    await context.databases
      .of(company.id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, company.id, null);
        await q.forget(trx, company.id).execute();
        const { rows } = await q.find(trx, company.id, tx.now());
        const owner = await q.ownerOf(trx, company.id).executeTakeFirst();
        if (rows.length === 0 || !owner) return;
        await tx.emit('member.told', {
          to: [owner.id],
          text: 'orphans_found',
          params: { count: rows.length },
          category: 'system',
          page: '/user/member',
          key: `orphans_found:${civilDate(tx.now(), company.timeZone)}`,
        });
      });
  }
}

/** 16:30 UTC is half past midnight in the default zone, inside the statistics window of 23:00 to 08:00. */
export const handoverJobs: Job[] = [
  job({ name: 'handover.find-orphans', schema: z.object({}), run: findOrphans, every: '30 16 * * *' }),
];
