import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany, oneByOne } from '../../platform/one-by-one.ts';
import { assignReviews } from './assign-reviews.ts';
import { dropOld, openPlans } from './clock.queries.ts';
import { endReviews } from './end-reviews.ts';
import { expectFrames } from './expect-frames.ts';
import type { SnapshotCompany, TakeParts } from './take-frame.ts';
import { takeFrames } from './take-frames.ts';

/** Every minute, company by company: what is expected is written down some minutes ahead, and what is due is taken. */
const watch =
  (parts: TakeParts) =>
  (context: JobContext): Promise<void> =>
    eachCompany(context, 'timed-snapshot.watch', async (company) => {
      const each = oneByOne('expecting timed snapshots');
      const plans = await openPlans(context.databases.of(company.id), company.id).execute();
      for (const { id } of plans) await each.try(`plan ${id}`, () => expectFrames(context, company, id));
      await takeFrames(parts, context, company);
      await assignReviews(context, company);
      await endEmptied(context, company);
      each.end();
    });

/** What nobody has to look at any more is handed in: its last picture was judged, or is no longer kept. */
const endEmptied = (context: JobContext, { id }: SnapshotCompany): Promise<void> =>
  context.databases
    .of(id)
    .transaction()
    .execute((trx) => endReviews(makeTx(context, trx, id, null), null));

/** Results leave with the pictures that they are about. */
const retain = (context: JobContext): Promise<void> =>
  eachNight(context, 'timed-snapshot.retain', async (trx, { id, nightOn }) => {
    await dropOld(trx, id, nightOn);
  });

export const timedSnapshotJobs = (parts: TakeParts): Job[] => [
  job({ name: 'timed-snapshot.watch', schema: z.object({}), run: watch(parts), every: '* * * * *' }),
  job({ name: 'timed-snapshot.retain', schema: z.object({}), run: retain, every: EACH_HALF_HOUR }),
];
