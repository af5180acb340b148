import type { Tx } from '../../platform/context.ts';
import { clearTurns } from '../turn/index.ts';
import type { Found } from './find.ts';
import * as q from './task.queries.ts';

/** A task that is complete waits for nobody; those in copy get it now. */
export async function finish(tx: Tx, { row, people }: Found): Promise<void> {
  await clearTurns(tx.db, tx.companyId, [row.id]);
  const copied = people.filter((p) => p.relation === 'cc');
  if (copied.length === 0) return;
  await q.markActed(tx.db, tx.companyId, row.id, 'cc', tx.now()).execute();
  await tx.trace({
    kind: 'task',
    id: row.id,
    name: `${row.number} ${row.name}`,
    event: 'cc',
    data: { to: copied.map((p) => p.name) },
  });
}
