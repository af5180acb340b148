import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import * as q from './company.queries.ts';

/** Open pages of everybody read the user info again, once this is committed: name, logo, zone, watermark, state. */
export async function notifyPages(tx: Tx): Promise<void> {
  const members = await q.everyone(tx.db, tx.companyId).execute();
  await signal(
    tx.db,
    tx.companyId,
    'access',
    members.map((m) => m.id),
  );
}
