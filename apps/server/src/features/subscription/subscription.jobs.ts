import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany, oneByOne } from '../../platform/one-by-one.ts';
import { dropExpiredSnapshots } from '../statistics/index.ts';
import { beginDue } from './run/begin-due.ts';
import { deliver, noteFailure } from './run/deliver.ts';
import { endRuns } from './run/end-runs.ts';
import { expirePaused } from './run/expire.ts';
import type { DeliverParts } from './run/send.ts';
import * as q from './run.queries.ts';

const { claimed: CLAIMED, claimMs, keepDays } = LIMIT.subscription;

/** Every minute, company by company: what is due begins, what waits is made and sent, what has ended is closed. */
const watch =
  (parts: DeliverParts) =>
  (context: JobContext): Promise<void> =>
    eachCompany(context, 'subscription.watch', async (company) => {
      await beginDue(context, company);
      await expirePaused(context, company);
      await sendWaiting(parts, context, company.id);
    });

/**
 * Makes and sends what waits, some at a time, until none is left. Each is claimed before: two processes never make the same, and what
 * a killed one had claimed waits for the next.
 */
async function sendWaiting(parts: DeliverParts, context: JobContext, companyId: string): Promise<void> {
  const db = context.databases.of(companyId);
  const each = oneByOne('sending reports');
  let ids = await claimSome(context, companyId);
  while (ids.length > 0) {
    for (const row of await q.claimed(db, companyId, ids).execute())
      await each.try(`report ${row.id}`, () => tryOne(parts, context, row));
    ids = await claimSome(context, companyId);
  }
  await each.try('ending runs', () => endRuns(context, companyId));
  each.end();
}

async function tryOne(parts: DeliverParts, context: JobContext, row: q.DeliveryRow): Promise<void> {
  try {
    await deliver(parts, context, row);
  } catch (error) {
    await noteFailure(context, row, error);
    throw error;
  }
}

async function claimSome(context: JobContext, companyId: string): Promise<string[]> {
  const now = context.now();
  const until = new Date(now.getTime() + claimMs);
  const { rows } = await q.claim(context.databases.of(companyId), companyId, { now, until, most: CLAIMED });
  return rows.map(({ id }) => id);
}

/** Runs leave with the rows that their numbers opened. */
const retain = (context: JobContext): Promise<void> =>
  eachNight(context, 'subscription.retain', async (trx, { id }) => {
    await q.dropOldRuns(trx, id, new Date(context.now().getTime() - keepDays * DAY_MS)).execute();
    await dropExpiredSnapshots(trx, id, context.now());
  });

export const subscriptionJobs = (parts: DeliverParts): Job[] => [
  job({ name: 'subscription.watch', schema: z.object({}), run: watch(parts), every: '* * * * *' }),
  job({
    name: 'subscription.send',
    schema: z.object({ companyId: z.uuid() }),
    run: (context, { companyId }) => sendWaiting(parts, context, companyId),
  }),
  job({ name: 'subscription.retain', schema: z.object({}), run: retain, every: EACH_HALF_HOUR }),
];
