import { addDays } from '@rondo/domain/civil-time';
import { pointsCycleOf } from '@rondo/domain/points/cycle';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { liveOf } from '../points-rule/index.ts';
import { overdueAccounts } from './account.queries.ts';
import { dayOf } from './day-of.ts';
import * as q from './fact.queries.ts';
import { openAccounts, overdue } from './happenings.ts';
import { reset, type Writer } from './post.ts';
import { tellMoved } from './tell-moved.ts';

/** Accounts that are written at once. */
const BATCH = 1000;

/**
 * The night of points: days overdue, accounts of stores and members that came, the ends of cycles, and who is told what moved on the day
 * before. Again it changes nothing: every line is named by what it is for, and every message by its day.
 */
async function night(context: JobContext): Promise<void> {
  await eachNight(context, 'points.night', async (trx, { id, nightOn }) => {
    const tx = makeTx(context, trx, id, null);
    for (const row of await q.overdueRectifications(trx, id, context.now()).execute()) await overdue(tx, row.id);
    const day = await dayOf(tx);
    for (const row of await q.rulesOn(trx, id, day).execute()) {
      const rule = liveOf(row);
      await openAccounts(tx, rule.id);
      await endCycles(tx, rule, day);
    }
    await tellMoved(tx, addDays(nightOn, -1));
  });
}

async function endCycles(tx: Writer, rule: ReturnType<typeof liveOf>, day: string): Promise<void> {
  const { from } = pointsCycleOf(rule.cycle, day);
  for (;;) {
    const accounts = await overdueAccounts(tx.db, tx.companyId, rule.id, from, BATCH);
    if (accounts.length === 0) return;
    await reset(tx, rule, day, accounts);
  }
}

export const pointsJobs: Job[] = [
  job({ name: 'points.night', schema: z.object({}), run: night, every: EACH_HALF_HOUR }),
];
