import type { PauseCause, SubscriptionEvent } from '@rondo/domain/subscription';
import type { Tx } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/job.ts';
import { makeTx } from '../../../platform/make-context.ts';
import * as q from '../run.queries.ts';
import type { SubscriptionRecord } from '../stored.ts';

/** Its owner left, or may not subscribe any more: nobody answers for it, so nothing more is sent. */
export const pauseWithoutOwner = (context: JobContext, companyId: string, id: string): Promise<void> =>
  context.databases
    .of(companyId)
    .transaction()
    .execute(async (trx) => {
      const row = await q.hold(trx, companyId, id).executeTakeFirst();
      if (row) await pauseByClock(makeTx(context, trx, companyId, null), row, 'leave', 'owner');
    });

/** Pauses what is active, and says so in its history; false: it was not. */
export async function pauseByClock(
  tx: Tx,
  row: SubscriptionRecord,
  event: Extract<SubscriptionEvent, 'fail' | 'leave'>,
  cause: PauseCause,
): Promise<boolean> {
  const change = { state: 'paused', paused_for: cause, next_at: null, updated_at: tx.now() };
  const moved = await q.moveByClock(tx.db, tx.companyId, row.id, event, change).executeTakeFirst();
  if (!moved) return false;
  await tx.addHistory({ kind: 'subscription', id: row.id, name: row.name, event, from: 'active', to: 'paused' });
  return true;
}
