import type { Tx } from '../../platform/context.ts';
import { type Found, taskRules } from './find.ts';
import * as q from './task.queries.ts';

/** A task is complete: those in copy get it now; of those in copy from the start nobody where only failures are copied and nothing failed. */
export async function finish(tx: Tx, { row, people }: Pick<Found, 'row' | 'people'>): Promise<void> {
  const dropped = row.cc_only_failed ? await q.dropCopiesOfSuccess(tx.db, tx.companyId, row.id).execute() : [];
  const copied = people.filter((p) => p.relation === 'cc' && !dropped.some((one) => one.member_id === p.id));
  if (copied.length === 0) return;
  await q.markActed(tx.db, tx.companyId, row.id, 'cc', tx.now());
  await tx.addHistory({
    kind: 'task',
    id: row.id,
    name: taskRules.nameOf(row),
    event: 'cc',
    data: { to: copied.map((p) => p.name) },
  });
}
