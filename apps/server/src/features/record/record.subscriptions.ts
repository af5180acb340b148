import type { Tx } from '../../platform/context.ts';
import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import * as q from './keep.queries.ts';

async function countOf(tx: Tx, recordId: string | null): Promise<void> {
  if (recordId !== null) await q.countRectifications(tx.db, tx.companyId, recordId).execute();
}

async function keepShop(tx: Tx, { shopId }: { shopId: string }): Promise<void> {
  await q.keepLastOfShop(tx.db, tx.companyId, shopId).execute();
}

/** What lists show of records without a join: their open rectifications, and the last inspection of a shop. */
export const recordSubscriptions: Subscription[] = [
  on('rectification.created', 'record.rectifications', (tx, { recordId }) => countOf(tx, recordId)),
  on('rectification.moved', 'record.rectifications', async (tx, { rectificationId }) => {
    const row = await q.recordOf(tx.db, tx.companyId, rectificationId).executeTakeFirst();
    await countOf(tx, row?.record_id ?? null);
  }),
  on('record.submitted', 'record.shop', keepShop),
  on('record.accepted', 'record.shop', keepShop),
  on('record.voided', 'record.shop', keepShop),
];
