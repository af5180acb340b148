import type { Tx } from '../../platform/context.ts';
import { setTurns } from '../turn/index.ts';
import type { Found } from './find.ts';

/** It waits for these handlers. */
export async function backToHandlers(
  tx: Tx,
  { row }: Found,
  deadlineAt: Date,
  memberIds: readonly string[],
): Promise<void> {
  await setTurns(tx.db, tx.companyId, {
    kind: 'task',
    id: row.id,
    act: 'handle',
    shopId: row.shop_id,
    memberIds,
    sinceAt: tx.now(),
    deadlineAt,
  });
}
