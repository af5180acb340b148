import type { Tx } from '../../platform/context.ts';
import { voidRecords } from '../record/index.ts';
import { followClosing } from './close-tasks.ts';
import { stateOf } from './find.ts';
import * as q from './task.queries.ts';

/**
 * Closes what is still to be done at a shop that closes, in the caller's transaction; answers how many tasks. Submitted
 * ones stay with their reviewer.
 */
export async function closeTasksOfShop(tx: Tx, shopId: string): Promise<number> {
  const closed = await q.closeOfShop(tx.db, tx.companyId, shopId, tx.now()).execute();
  const data = { reason: 'shop_closed' };
  await followClosing(
    tx,
    closed.map(({ id, from }) => ({ id, from: stateOf(from), data })),
  );
  // Nobody goes on with what was sent back there.
  await voidRecords(
    tx,
    closed.flatMap((task) => task.record_id ?? []),
    '',
  );
  return closed.length;
}
