import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import * as q from './connection.queries.ts';
import { tellAway } from './tell-away.ts';

const EACH_MINUTE = '* * * * *';

/** Finds gateways that went away without a word, tells of those that are away for long, and forgets codes that are too old. */
const watch = async (context: JobContext): Promise<void> => {
  const now = context.now();
  await q.dropOldCodes(context.databases.global, now).execute();
  await eachCompany(context, 'edge.watch', async ({ id }) => {
    const db = context.databases.of(id);
    await q.loseSilent(db, id, new Date(now.getTime() - LIMIT.edge.lostMs), now).execute();
    await db.transaction().execute((trx) => tellAway(makeTx(context, trx, id, null)));
  });
};

export const edgeJobs: readonly Job[] = [
  job({ name: 'edge.watch', schema: z.object({}), every: EACH_MINUTE, run: (context) => watch(context) }),
];
