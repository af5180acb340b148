import type { Tx } from '../../platform/context.ts';
import { isHeld } from './after-rectifications.ts';
import type { Found } from './find.ts';
import { finish } from './finish.ts';
import { move } from './move.ts';
import * as q from './task.queries.ts';

interface Approval {
  rev: number;
  comment?: string;
  data?: Record<string, unknown>;
  along: () => Promise<void>;
}

/** The last approval: the task is complete, or waits for the rectifications that it found. */
export async function approveLast(
  tx: Tx,
  found: Pick<Found, 'row' | 'view' | 'people'>,
  approval: Approval,
): Promise<void> {
  const { row } = found;
  await q.lock(tx.db, tx.companyId, row.id).execute();
  if (await isHeld(tx, row, row.record_id)) return move(tx, found, { event: 'approve_held', ...approval });
  await move(tx, found, { event: 'approve', patch: { finished_at: tx.now() }, ...approval });
  await finish(tx, found);
}
