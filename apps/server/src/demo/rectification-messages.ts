import type { Cast, Rectified } from './course.ts';
import type { Ledger } from './ledger.ts';
import { type About, tell } from './messages.ts';
import type { Filed } from './records.ts';

/** What the bell said of the rectifications of a record. */
export function tellOfRectifications(book: Ledger, filed: Filed, cast: Cast, made: readonly Rectified[]): void {
  const { shop } = filed.commission.visit;
  for (const { id, item, course } of made) {
    const about: About = { kind: 'rectification', id, name: item.name, shop, deadlineAt: course.deadlineAt };
    if (cast.handler !== cast.initiator) {
      tell(book, about, 'rectification.created', cast.handler, 'handler', filed.submittedAt);
    }
    for (const move of course.moves) {
      if (move.event === 'handle') {
        tell(book, about, 'rectification.handled', cast.reviewer, 'reviewer', move.at, move.comment);
      }
      if (move.event === 'approve') {
        tell(book, about, 'rectification.completed', cast.handler, 'handler', move.at, move.comment);
      }
      if (move.event === 'reject') {
        tell(book, about, 'rectification.rejected', cast.handler, 'handler', move.at, move.comment);
      }
    }
    if (course.state === 'pending' && course.deadlineAt < book.now) {
      tell(book, about, 'rectification.overdue', cast.handler, 'handler', course.deadlineAt);
    }
  }
}
