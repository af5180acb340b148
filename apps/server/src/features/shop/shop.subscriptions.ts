import type { Tx } from '../../platform/context.ts';
import { on } from '../../platform/outbox/subscription.ts';
import * as q from './shop.queries.ts';

const refresh = async (tx: Tx, { shopId }: { shopId: string }): Promise<void> => {
  await q.refreshLastInspection(tx.db, tx.companyId, shopId).execute();
};

/** Keeps the last inspection of a shop beside it, so that lists need no join into history. */
export const shopSubscriptions = [
  on('record.submitted', 'shop.last-inspection', refresh),
  on('record.accepted', 'shop.last-inspection', refresh),
  on('record.voided', 'shop.last-inspection', refresh),
];
