import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { clearTurns } from '../turn/index.ts';
import { tell } from './move.ts';
import * as q from './task.queries.ts';

/**
 * Closes what is still to be done at a shop that closes, in the caller's transaction; answers how many tasks. Submitted
 * ones stay with their reviewer.
 */
export async function closeTasksOfShop(tx: Tx, shopId: string): Promise<number> {
  const closed = await q.closeOfShop(tx.db, tx.companyId, shopId, tx.now()).execute();
  await clearTurns(
    tx.db,
    tx.companyId,
    closed.map((row) => row.id),
  );
  await writeHistory(
    tx.db,
    {
      companyId: tx.companyId,
      at: tx.now(),
      newId: tx.newId,
      actor: tx.actor,
      ip: tx.ip || null,
      device: tx.device || null,
    },
    closed.map(({ id, from }) => ({
      kind: 'task',
      id,
      event: from === 'pending' ? 'close' : 'cancel',
      from,
      to: 'closed',
      data: { reason: 'shop_closed' },
    })),
  );
  for (const { id, from } of closed) await tell(tx, id, from === 'pending' ? 'close' : 'cancel');
  return closed.length;
}
