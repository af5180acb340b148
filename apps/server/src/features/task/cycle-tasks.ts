import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../platform/context.ts';
import { followMoves } from '../process/index.ts';
import { voidRecords } from '../record/index.ts';
import { followClosing } from './close-tasks.ts';
import * as q from './cycle-tasks.queries.ts';
import { stateOf } from './find.ts';
import { emitMoved } from './move.ts';
import { taskWaiting } from './waiting.queries.ts';

interface Part {
  batchIds: readonly string[];
  shopIds: readonly string[];
}

/** Closes what earlier dates of a cycle left undone at some shops, as their deadline would have (C14 of the specification). */
export async function closePassedTasks(tx: Tx, part: Part): Promise<void> {
  if (part.batchIds.length === 0 || part.shopIds.length === 0) return;
  const closed = await q.closePassed(tx.db, tx.companyId, part, tx.now()).execute();
  await followMoves(
    tx,
    taskWaiting,
    closed.map(({ id }) => ({ id, event: 'close_by_deadline', from: 'pending', to: 'closed' })),
  );
  for (const { id } of closed) await emitMoved(tx, id, 'close_by_deadline');
}

/** Closes up to so many open tasks of a cycle that was ended, at the actor's stores; answers how many there were. Records that nobody has accepted do not count. */
export async function closeTasksOfCycle(
  tx: Tx,
  { actor, batchIds, limit, comment }: { actor: Actor; batchIds: readonly string[]; limit: number; comment: string },
): Promise<number> {
  const closed = await q.closeOfBatches(tx.db, actor, batchIds, tx.now(), limit).execute();
  const data = { reason: 'cycle_ended' };
  await followClosing(
    tx,
    closed.map(({ id, number, name, from }) => ({ id, name: `${number} ${name}`, from: stateOf(from), data })),
    comment,
  );
  await voidRecords(
    tx,
    closed.flatMap((task) => task.record_id ?? []),
    comment,
  );
  return closed.length;
}
