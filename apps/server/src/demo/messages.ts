import type { TaskState } from '@rondo/domain/task';
import type { Ledger } from './ledger.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import type { Visit } from './visits.ts';

/** Older ones are not written, and of the others the older are read. */
const KEPT_DAYS = 14;
const UNREAD_DAYS = 2;
const DAY_MS = 86_400_000;

/** The object a message is about and opens. */
export interface About {
  kind: 'task' | 'rectification';
  id: string;
  name: string;
  shop: { id: string; name: string };
  deadlineAt: Date;
}

type Relation = 'initiator' | 'handler' | 'reviewer' | 'cc';

/** What the bell said of a task up to now. */
export function tellOfTask(book: Ledger, { id, visit, state }: { id: string; visit: Visit; state: TaskState }): void {
  const about: About = { kind: 'task', id, name: visit.template.name, shop: visit.shop, deadlineAt: visit.deadlineAt };
  const isOwnIdea = visit.initiator === visit.handler;
  if (!isOwnIdea) tell(book, about, 'task.dispatched', visit.handler, 'handler', visit.createdAt);
  if (visit.submittedAt && visit.reviewer) {
    tell(book, about, 'task.submitted', visit.reviewer, 'reviewer', visit.submittedAt);
  }
  if (visit.submittedAt && !visit.reviewer && !isOwnIdea) {
    tell(book, about, 'task.completed', visit.initiator, 'initiator', visit.submittedAt);
  }
  if (visit.approvedAt) tell(book, about, 'task.approved', visit.handler, 'handler', visit.approvedAt);
  if (state === 'pending' && visit.deadlineAt < book.now) {
    tell(book, about, 'task.overdue', visit.handler, 'handler', visit.deadlineAt);
  }
}

/** One message to somebody who can sign in; nobody reads the others'. */
export function tell(
  book: Ledger,
  about: About,
  text: string,
  to: DemoMember,
  reason: Relation,
  at: Date,
  comment: string | null = null,
): void {
  const age = (book.now.getTime() - at.getTime()) / DAY_MS;
  if (to.account === null || age > KEPT_DAYS) return;
  const readAt = age > UNREAD_DAYS ? new Date(at.getTime() + DAY_MS / 4) : null;
  book.message.push({
    company_id: book.companyId,
    id: idAt(at),
    member_id: to.id,
    category: about.kind,
    text_key: text,
    params: { name: about.name, shop: about.shop.name, deadlineAt: about.deadlineAt.toISOString(), comment },
    reason,
    object_kind: about.kind,
    object_id: about.id,
    shop_id: about.shop.id,
    source_key: `${text}:${about.id}:${at.getTime()}`,
    created_at: at,
    read_at: readAt,
  });
}
