import type { Tx } from '../../platform/context.ts';
import { addTaskPeople } from '../task/index.ts';
import * as q from './asked.queries.ts';

/** Whoever is asked to read a report may open it: those whose roles do not let them get a copy of it. */
export async function giveSight(
  tx: Tx,
  { taskId, shopId }: { taskId: string; shopId: string },
  memberIds: readonly string[],
): Promise<void> {
  const blind = await q.withoutSight(tx.db, tx.companyId, shopId, memberIds).execute();
  if (blind.length === 0) return;
  const copies = blind.map(({ id: memberId }) => ({ id: taskId, memberId, relation: 'cc' as const }));
  await addTaskPeople(tx.db, tx.companyId, copies, tx.now());
}
