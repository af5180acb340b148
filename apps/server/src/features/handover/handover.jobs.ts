import { z } from 'zod';
import type { OrphanCheck } from '../../platform/in-hand.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import * as q from './orphan.queries.ts';

/** Looks in every company for open work that nobody can do; the owner hears of it once a night (product 2). */
async function findOrphans(context: JobContext, checks: readonly OrphanCheck[]): Promise<void> {
  await eachNight(context, 'handover.find-orphans', async (trx, { id, nightOn }) => {
    const tx = makeTx(context, trx, id, null);
    await q.forget(trx, id).execute();
    const { rows } = await q.find(trx, checks, id, tx.now());
    const owner = await q.ownerOf(trx, id).executeTakeFirst();
    if (rows.length === 0 || !owner) return;
    await tx.emit('member.told', {
      to: [owner.id],
      text: 'orphans_found',
      params: { count: rows.length },
      page: '/user/member',
      key: `orphans_found:${nightOn}`,
    });
  });
}

export const handoverJobs = (checks: readonly OrphanCheck[]): Job[] => [
  job({
    name: 'handover.find-orphans',
    schema: z.object({}),
    run: (context) => findOrphans(context, checks),
    every: EACH_HALF_HOUR,
  }),
];
