import type { Tx } from '../../platform/context.ts';
import { followMoves } from '../process/index.ts';
import { emitMoved } from './move.ts';
import { taskWaiting } from './waiting.queries.ts';

/** What nobody has in hand any more waits for all its handlers again; the claim is the caller's to drop. */
export async function freeTasks(tx: Tx, ids: readonly string[]): Promise<void> {
  await followMoves(
    tx,
    taskWaiting,
    ids.map((id) => ({ id, event: 'release', from: 'pending', to: 'pending' })),
  );
  for (const id of ids) await emitMoved(tx, id, 'release');
}
