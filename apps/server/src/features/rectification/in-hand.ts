import type { OrphanCheck, PassedPart, Work } from '../../platform/in-hand.ts';
import { handOverWork } from '../process/index.ts';
import { endRectifications } from './end-rectifications.ts';
import { openOfMember, rectificationHandover } from './hand-over.queries.ts';
import { handOverAppeals } from './hand-over-appeals.ts';
import { holdRectificationsOf, rectificationOrphansOf } from './waiting.queries.ts';

const isAppeal = ({ kind }: PassedPart): boolean => kind === 'rectification_judge';

/** Rectifications that somebody handles or reviews, and appeals they decide. */
export const rectificationInHand: Work = {
  is: 'work',
  kinds: ['rectification_handle', 'rectification_review', 'rectification_judge'],
  open: openOfMember,
  hold: holdRectificationsOf,
  async passOn(tx, from, parts) {
    const [appeals, others] = [parts.filter(isAppeal), parts.filter((part) => !isAppeal(part))];
    // First: whoever reviews and decides has one turn for both, that of the appeal.
    await handOverAppeals(tx, from, appeals);
    const moves = others.map(({ kind, id, to }) => {
      const relation = kind === 'rectification_handle' ? ('handler' as const) : ('reviewer' as const);
      return { id, relation, to };
    });
    await handOverWork(rectificationHandover, tx, from, moves);
  },
  end: (tx, ids, comment) => endRectifications(tx, ids, { comment }),
};

export const rectificationOrphans: OrphanCheck = {
  kind: 'rectification',
  page: '/inspect/problem?open=',
  find: rectificationOrphansOf,
};
