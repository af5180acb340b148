import type { Tx } from '../../platform/context.ts';
import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import * as q from './counters.queries.ts';

async function countOf(tx: Tx, recordId: string | null): Promise<void> {
  if (recordId !== null) await q.countRectifications(tx.db, tx.companyId, recordId).execute();
}

/** Keeps the counts of its rectifications beside a record, so that lists need no join. */
export const recordSubscriptions: Subscription[] = [
  on('rectification.created', 'record.rectifications', (tx, { recordId }) => countOf(tx, recordId)),
  on('rectification.moved', 'record.rectifications', async (tx, { rectificationId }) => {
    const row = await q.recordOf(tx.db, tx.companyId, rectificationId).executeTakeFirst();
    await countOf(tx, row?.record_id ?? null);
  }),
];
