import { addHolderHistory } from '../../platform/holder-history.ts';
import type { Position } from '../../platform/in-hand.ts';
import * as q from './in-hand.queries.ts';

/** Certificates that somebody keeps: who entered them last is reminded of them, so they get another keeper. */
export const certificateInHand: Position = {
  is: 'post',
  kinds: ['certificate'],
  field: 'certificates',
  open: q.openOf,
  hold: q.holdOf,
  async passOn(tx, from, parts) {
    const passed = parts.flatMap(({ id, to }) => (to === null ? [] : [{ id, to_id: to.id }]));
    if (passed.length === 0) return [];
    const { rows } = await q.passOn(tx.db, tx.companyId, from.id, passed, tx.now());
    const change = { kind: 'certificate', event: 'keeper_changed', field: 'keeper' } as const;
    await addHolderHistory(tx, change, rows, from, parts);
    return rows;
  },
};
