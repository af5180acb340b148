import type { Position } from '../../platform/in-hand.ts';
import * as q from './in-hand.queries.ts';

/** What somebody owns in the knowledge base goes to one successor, who manages it from then on; lists name the leaver no longer. */
export const knowledgeInHand: Position = {
  is: 'post',
  kinds: ['knowledge_own'],
  field: 'knowledge',
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
