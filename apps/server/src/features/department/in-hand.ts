import { addHolderHistory } from '../../platform/holder-history.ts';
import type { Position } from '../../platform/in-hand.ts';
import * as heads from './head.queries.ts';
import * as q from './in-hand.queries.ts';

/** Departments that somebody leads: they get another head, or go on with those who are left. */
export const departmentInHand: Position = {
  is: 'post',
  kinds: ['department'],
  field: 'departments',
  open: q.openOf,
  hold: q.holdOf,
  async passOn(tx, from, parts) {
    const { db, companyId } = tx;
    const positions = parts.map(({ id, to }) => ({ id, to_id: to?.id ?? null }));
    if (positions.length > 0) await heads.appointSuccessors(db, companyId, from.id, positions);
    const ids = (await heads.dismissEverywhere(db, companyId, from.id).execute()).map((row) => row.id);
    if (ids.length === 0) return [];
    const departments = await heads.touchDepartments(db, companyId, ids, tx.now()).execute();
    const change = { kind: 'department', event: 'heads_changed', field: 'heads' } as const;
    await addHolderHistory(tx, change, departments, from, parts);
    return departments;
  },
};
