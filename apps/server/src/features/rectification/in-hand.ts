import type { OrphanCheck, Work } from '../../platform/in-hand.ts';
import { handOverWork } from '../process/index.ts';
import { endRectifications } from './end-rectifications.ts';
import { rectificationHandover } from './hand-over.queries.ts';
import { holdRectificationsOf, openRectificationsOf, rectificationOrphansOf } from './waiting.queries.ts';

/** Rectifications that somebody handles or reviews. */
export const rectificationInHand: Work = {
  is: 'work',
  kinds: ['rectification_handle', 'rectification_review'],
  open: openRectificationsOf,
  hold: holdRectificationsOf,
  passOn: (tx, from, parts) =>
    handOverWork(
      rectificationHandover,
      tx,
      from,
      parts.map(({ kind, id, to }) => ({ id, relation: kind === 'rectification_handle' ? 'handler' : 'reviewer', to })),
    ),
  end: (tx, ids, comment) => endRectifications(tx, ids, { comment }),
};

export const rectificationOrphans: OrphanCheck = {
  kind: 'rectification',
  page: '/inspect/problem?open=',
  find: rectificationOrphansOf,
};
