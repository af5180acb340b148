import { addHolderHistory } from '../../platform/holder-history.ts';
import type { Position } from '../../platform/in-hand.ts';
import * as q from './in-hand.queries.ts';

/** Learning lists that somebody made: passed on they are looked after by the successor. */
export const learningInHand: Position = {
  is: 'post',
  kinds: ['learning_own'],
  field: 'learningLists',
  open: q.openOf,
  hold: q.holdOf,
  async passOn(tx, from, parts) {
    const passed = parts.flatMap(({ id, to }) => (to === null ? [] : [{ id, to_id: to.id }]));
    if (passed.length === 0) return [];
    const { rows } = await q.passOn(tx.db, tx.companyId, from.id, passed, tx.now());
    const change = { kind: 'learning', event: 'author_changed', field: 'creator' } as const;
    await addHolderHistory(tx, change, rows, from, parts);
    return rows;
  },
};
