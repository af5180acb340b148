import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import * as q from './asked.queries.ts';
import { nameOf } from './receipt.present.ts';

/** What waits for nobody any more is dropped: its record is void, or its manager left or manages another store. Of one record, or of all. Again it finds none. */
export async function dropMoot(tx: Tx, recordId?: string): Promise<void> {
  const { rows } = await q.dropMoot(tx.db, tx.companyId, recordId);
  for (const row of rows)
    await tx.addHistory({
      ...{ kind: 'receipt', id: row.id, name: nameOf(row), event: 'drop', from: 'pending', to: 'dropped' },
    });
  await signal(
    tx.db,
    tx.companyId,
    'counters',
    rows.map(({ member_id }) => member_id),
  );
}
