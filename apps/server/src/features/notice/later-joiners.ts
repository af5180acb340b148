import type { Tx } from '../../platform/context.ts';
import * as ranges from './audience.queries.ts';
import { rangeOf } from './audience.ts';
import * as q from './notice.queries.ts';
import * as recipients from './recipient.queries.ts';
import { tell } from './tell.ts';

/** Gives what was sent since then, where its author wants that, to who came into its range after it was sent. */
export async function sendToLaterJoiners(tx: Tx, since: Date): Promise<void> {
  const { db, companyId, now } = tx;
  const open = await q.openToLaterJoiners(db, companyId, since, now()).execute();
  for (const row of open) {
    const part = { companyId, id: row.id };
    const found = await ranges.inRange(db, companyId, rangeOf(row)).where(recipients.hasNot(row.id)).execute();
    const memberIds = found.map(({ id }) => id);
    if (memberIds.length === 0) continue;
    await recipients.insert(db, part, memberIds, now());
    await tell(tx, row, memberIds, 0);
  }
}
