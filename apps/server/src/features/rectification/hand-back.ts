import type { Tx } from '../../platform/context.ts';
import { setTurns } from '../turn/index.ts';
import type { Found } from './find.ts';

/** It waits for its handlers again. */
export async function backToHandlers(
  tx: Tx,
  found: Found,
  deadlineAt: Date,
  handlerIds = found.withRelation('handler'),
): Promise<void> {
  await setTurns(tx.db, tx.companyId, {
    kind: 'rectification',
    id: found.row.id,
    act: 'handle',
    shopId: found.row.shop_id,
    memberIds: handlerIds,
    sinceAt: tx.now(),
    deadlineAt,
  });
}
