import { latestSending, nextSending } from '@rondo/domain/subscription/schedule';
import type { Tx } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/job.ts';
import { makeTx } from '../../../platform/make-context.ts';
import * as q from '../run.queries.ts';
import { type SubscriptionRecord, scheduleOf } from '../stored.ts';
import { beginRun } from './begin-run.ts';
import { expire } from './expire.ts';

type Company = Awaited<ReturnType<JobContext['companies']>>[number];

/**
 * Begins a run of every subscription whose time has come: one, however many times were missed. Run, recipients and the next time are
 * one transaction: a killed process leaves nothing of it, and a time is never sent twice.
 */
export async function beginDue(context: JobContext, company: Company): Promise<void> {
  const db = context.databases.of(company.id);
  for (;;) {
    const isBegun = await db.transaction().execute(async (trx) => {
      const row = await q.holdDue(trx, company.id, context.now()).executeTakeFirst();
      if (!row) return false;
      await beginOne(makeTx(context, trx, company.id, null), row, company);
      return true;
    });
    if (!isBegun) return;
  }
}

async function beginOne(tx: Tx, row: SubscriptionRecord, company: Company): Promise<void> {
  const { db, companyId } = tx;
  const schedule = scheduleOf(row);
  const now = tx.now();
  const dueAt = latestSending(schedule, row.next_at ?? now, now, company.timeZone);
  await beginRun(tx, row, company, { kind: 'due', dueAt, byId: null });
  const next = nextSending(schedule, now, company.timeZone);
  if (next) {
    await q.setByClock(db, companyId, row.id, { next_at: next }).execute();
    return;
  }
  await expire(tx, row);
}
