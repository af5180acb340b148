import type { Tx } from '../../platform/context.ts';

/** Tasks that one event names. */
const TOLD_AT_ONCE = 500;

/** Tells that tasks wait for their handlers from now on. */
export async function announce(tx: Tx, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += TOLD_AT_ONCE) {
    const taskIds = ids.slice(from, from + TOLD_AT_ONCE);
    await tx.emit('task.dispatched', { taskIds, byId: tx.actor?.memberId ?? null });
  }
}
