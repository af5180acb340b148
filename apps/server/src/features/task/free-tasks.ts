import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { giveTurns } from './dispatch.queries.ts';
import { tell } from './move.ts';

/** What nobody has in hand any more waits for all its handlers again; the claim is the caller's to drop. */
export async function freeTasks(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await giveTurns(tx.db, tx.companyId, ids, tx.now());
  await writeHistory(
    tx.db,
    { companyId: tx.companyId, at: tx.now(), newId: tx.newId, actor: null, ip: null, device: null },
    ids.map((id) => ({ kind: 'task', id, event: 'release', from: 'pending', to: 'pending' })),
  );
  for (const id of ids) await tell(tx, id, 'release');
}
