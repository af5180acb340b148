import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import { activeOf, managersOf } from '../people/index.ts';
import * as q from './connection.queries.ts';

/** Tells the managers of the store, and who set a gateway up, that it is away for ten minutes; and that it is back. Each once. */
export async function tellAway(tx: Tx): Promise<void> {
  const now = tx.now();
  const rows = await q.toTell(tx.db, tx.companyId, new Date(now.getTime() - LIMIT.device.offlineMs)).execute();
  if (rows.length === 0) return;
  const managers = await managersOf(tx.db, tx.companyId, [...new Set(rows.map((row) => row.shop_id))]).execute();
  const editors = await activeOf(tx.db, tx.companyId, [...new Set(rows.map((row) => row.edited_by))]).execute();
  for (const isAway of [true, false]) {
    const some = rows.filter(({ state }) => (state === 'offline') === isAway);
    const ids = some.map(({ id }) => id);
    if (ids.length > 0) await q.markTold(tx.db, tx.companyId, ids, isAway ? now : null).execute();
    for (const row of some) {
      const ofShop = managers.filter(({ shop_id }) => shop_id === row.shop_id);
      const to = [...new Set([...ofShop, ...editors.filter(({ id }) => id === row.edited_by)].map(({ id }) => id))];
      if (to.length === 0) continue;
      const since = (isAway ? row.state_at : (row.alerted_at ?? row.state_at)).toISOString();
      await tx.emit('member.told', {
        ...{ to, text: isAway ? 'edge_away' : 'edge_back' },
        params: { name: row.name, shop: row.shop_name },
        shopId: row.shop_id,
        page: `/edge?open=${row.id}`,
        key: `edge:${row.id}:${isAway ? 'away' : 'back'}:${since}`,
      });
    }
  }
}
