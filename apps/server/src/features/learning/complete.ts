import type { Tx } from '../../platform/context.ts';
import { complete } from './progress.queries.ts';

/** Writes down which lists were read to their end, and tells the others of those that were in time. */
export async function completeLists(tx: Tx, of: { memberId: string | null; today: string }): Promise<void> {
  const rows = await complete(tx.db, tx.companyId, { ...of, at: tx.now() });
  for (const { learning_id: id, member_id: memberId, is_in_time: isInTime } of rows) {
    if (isInTime) await tx.emit('learning.read', { id, memberId });
  }
}
