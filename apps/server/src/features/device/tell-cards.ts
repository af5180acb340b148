import type { Tx } from '../../platform/context.ts';
import { activeOf, managersOf } from '../people/index.ts';
import * as q from './card-alert.queries.ts';

/** Tells the managers of the store, and who set a device up, that its storage card is broken; once until it is whole again. */
export async function tellCards(tx: Tx): Promise<void> {
  const { db, companyId } = tx;
  await q.forgetMended(db, companyId).execute();
  const rows = await q.toTell(db, companyId).execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await q.markTold(db, companyId, ids, tx.now()).execute();
  const managers = await managersOf(db, companyId, [...new Set(rows.map((row) => row.shop_id))]).execute();
  const editors = await activeOf(db, companyId, [...new Set(rows.map((row) => row.edited_by))]).execute();
  for (const row of rows) {
    const ofShop = managers.filter(({ shop_id }) => shop_id === row.shop_id);
    const to = [...new Set([...ofShop, ...editors.filter(({ id }) => id === row.edited_by)].map(({ id }) => id))];
    if (to.length === 0) continue;
    await tx.emit('member.told', {
      ...{ to, text: 'device_card_broken', shopId: row.shop_id },
      params: { name: row.name, shop: row.shop_name },
      page: `/device?open=${row.id}&part=storage`,
      key: `device:${row.id}:card:${tx.now().toISOString()}`,
    });
  }
}
