import { addHolderHistory } from '../../platform/holder-history.ts';
import type { OrphanCheck, Position } from '../../platform/in-hand.ts';
import * as q from './in-hand.queries.ts';
import * as managers from './manager.queries.ts';

/** Shops that somebody manages: they get another manager, or go on with those who are left. */
export const shopInHand: Position = {
  is: 'post',
  kinds: ['shop'],
  field: 'shops',
  open: q.openOf,
  hold: q.holdOf,
  async passOn(tx, from, parts) {
    const { db, companyId } = tx;
    const positions = parts.map(({ id, to }) => ({ id, to_id: to?.id ?? null }));
    if (positions.length > 0) await managers.appointSuccessors(db, companyId, from.id, positions);
    const ids = (await managers.dismissEverywhere(db, companyId, from.id).execute()).map((row) => row.id);
    if (ids.length === 0) return [];
    await managers.renumber(db, companyId, ids);
    const shops = await managers.touchShops(db, companyId, ids, tx.now()).execute();
    const change = { kind: 'shop', event: 'managers_changed', field: 'managers' } as const;
    await addHolderHistory(tx, change, shops, from, parts);
    return shops;
  },
};

export const shopOrphans: OrphanCheck = { kind: 'shop', page: '/shop?open=', find: q.orphans };
