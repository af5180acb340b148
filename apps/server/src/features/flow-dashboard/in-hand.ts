import type { Position } from '../../platform/in-hand.ts';
import * as q from './in-hand.queries.ts';

/** Somebody's dashboards go to one successor; shares name the leaver no longer. */
export const flowDashboardInHand: Position = {
  is: 'post',
  kinds: ['flow_dashboard_own'],
  field: 'flowDashboards',
  open: q.openOf,
  hold: q.holdOf,
  async passOn(tx, from, parts) {
    await q.unname(tx.db, tx.companyId, from.id);
    const to = parts.find((part) => part.to !== null)?.to;
    if (!to) return [];
    const { rows } = await q.passOn(tx.db, tx.companyId, from.id, to.id);
    const [passed] = rows;
    if (!passed || passed.count === 0) return [];
    const { count, name } = passed;
    return [{ id: from.id, name: count > 1 ? `${name} +${count - 1}` : name }];
  },
};
