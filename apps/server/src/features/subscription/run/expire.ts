import { civilDate } from '@rondo/domain/civil-time';
import type { Tx } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/job.ts';
import { makeTx } from '../../../platform/make-context.ts';
import * as q from '../run.queries.ts';
import type { SubscriptionRecord } from '../stored.ts';

/** Ends what has sent its last report, or would have while it was paused. */
export async function expire(tx: Tx, { id, name, state }: SubscriptionRecord): Promise<void> {
  const change = { state: 'ended', paused_for: null, next_at: null, updated_at: tx.now() };
  await q.moveByClock(tx.db, tx.companyId, id, 'expire', change).execute();
  await tx.addHistory({ kind: 'subscription', id, name, event: 'expire', from: state, to: 'ended' });
}

/** Ends the paused ones whose last day is over. */
export async function expirePaused(context: JobContext, company: { id: string; timeZone: string }): Promise<void> {
  const today = civilDate(context.now(), company.timeZone);
  await context.databases
    .of(company.id)
    .transaction()
    .execute(async (trx) => {
      const tx = makeTx(context, trx, company.id, null);
      for (const row of await q.holdOver(trx, company.id, today).execute()) await expire(tx, row);
    });
}
