import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { freeTasks, release } from '../task/index.ts';
import * as q from './inspection.queries.ts';

/** Every hour: the answers of an open task that nobody goes on with expire after 7 days; their holder is told a day before. */
async function expire(context: JobContext): Promise<void> {
  await eachCompany(context, 'inspection.drafts', (company) =>
    context.databases
      .of(company.id)
      .transaction()
      .execute(async (trx) => {
        const tx = makeTx(context, trx, company.id, null);
        await warn(tx);
        await drop(tx);
      }),
  );
}

async function warn(tx: Tx): Promise<void> {
  const before = new Date(tx.now().getTime() - (LIMIT.draft.keepDays - 1) * DAY_MS);
  for (const draft of await q.warnOfExpiry(tx.db, tx.companyId, before, tx.now()).execute())
    await tx.emit('draft.expiring', newsOf(draft));
}

async function drop(tx: Tx): Promise<void> {
  const at = tx.now();
  const before = new Date(at.getTime() - LIMIT.draft.keepDays * DAY_MS);
  const gone = await q.dropExpired(tx.db, tx.companyId, before, new Date(at.getTime() - DAY_MS)).execute();
  for (const draft of gone) {
    await release(tx.db, tx.companyId, draft.task_id, at).execute();
    await freeTasks(tx, [draft.task_id]);
    await tx.emit('draft.expired', newsOf(draft));
  }
}

const newsOf = (draft: { task_id: string; member_id: string; saved_at: Date }) => ({
  taskId: draft.task_id,
  memberId: draft.member_id,
  savedAt: draft.saved_at.toISOString(),
});

export const inspectionJobs: Job[] = [
  job({ name: 'inspection.drafts', schema: z.object({}), run: expire, every: '23 * * * *' }),
];
