import type { OrphanCheck, Work } from '../../platform/in-hand.ts';
import { endRectifications } from './end-rectifications.ts';
import { handOverRectifications } from './hand-over.ts';
import * as q from './in-hand.queries.ts';

/** Rectifications that somebody handles or reviews. */
export const rectificationInHand: Work = {
  is: 'work',
  kinds: ['rectification_handle', 'rectification_review'],
  open: q.openOf,
  hold: q.holdOf,
  passOn: (tx, from, parts) =>
    handOverRectifications(
      tx,
      from,
      parts.map(({ kind, id, to }) => ({
        rectificationId: id,
        relation: kind === 'rectification_handle' ? 'handler' : 'reviewer',
        to,
      })),
    ),
  end: (tx, ids, comment) => endRectifications(tx, ids, { comment }),
};

export const rectificationOrphans: OrphanCheck = {
  kind: 'rectification',
  page: '/inspect/problem?open=',
  find: q.orphans,
};
