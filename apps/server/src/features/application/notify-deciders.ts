import type { Db } from '../../platform/db/company-db.ts';
import { signal } from '../../platform/live/signal.ts';
import * as q from './application.queries.ts';

/** Who decides about applications: their count of what waits follows at once, wherever they are signed in. */
export async function notifyDeciders(db: Db, companyId: string): Promise<void> {
  const members = await q.deciders(db, companyId).execute();
  await signal(
    db,
    companyId,
    'counters',
    members.map((m) => m.id),
  );
}
