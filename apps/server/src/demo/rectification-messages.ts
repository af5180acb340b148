import type { RectificationEvent } from '@rondo/domain/rectification';
import type { Cast, Rectified } from './course.ts';
import type { Ledger } from './ledger.ts';
import { type About, type Relation, tell } from './messages.ts';
import type { Filed } from './records.ts';

/** What a move says, and to whom. */
const NOTICES: Partial<Record<RectificationEvent, { text: string; to: readonly Relation[] }>> = {
  handle: { text: 'rectification.handled', to: ['reviewer'] },
  approve: { text: 'rectification.completed', to: ['handler', 'initiator', 'cc'] },
  reject: { text: 'rectification.rejected', to: ['handler'] },
  transfer: { text: 'rectification.transferred', to: ['handler'] },
  end: { text: 'rectification.ended', to: ['handler', 'initiator', 'cc'] },
};

/** What the bell said of the rectifications of a record, to whom the product tells it. */
export function tellOfRectifications(book: Ledger, filed: Filed, cast: Cast, made: readonly Rectified[]): void {
  const { shop } = filed.commission.visit;
  for (const { id, item, course } of made) {
    const about: About = { kind: 'rectification', id, name: item.name, shop, deadlineAt: course.deadlineAt };
    const audience = {
      handler: [course.handler],
      initiator: [cast.initiator],
      reviewer: [cast.reviewer],
      cc: cast.ccOf(item),
    };
    const created = { text: 'rectification.created', to: ['handler', 'cc'] as const, at: filed.submittedAt };
    tell(book, about, { ...created, by: cast.initiator, comment: null }, { ...audience, handler: [cast.handler] });
    for (const { event, at, by, comment } of course.moves) {
      const notice = NOTICES[event];
      if (notice) tell(book, about, { ...notice, at, by, comment }, audience);
    }
    if (course.state === 'pending' && course.deadlineAt < book.now) {
      const overdue = { text: 'rectification.overdue', to: ['handler', 'initiator'] as const, at: course.deadlineAt };
      tell(book, about, { ...overdue, by: null, comment: null }, audience);
    }
  }
}
