import type { DomainEvent, EventPayloads } from '@rondo/domain/event';
import { isNewWork, type MessageText, type NewWorkKind } from '@rondo/domain/message-kind';
import { waitsFor } from '@rondo/domain/workflows';
import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import { on } from '../../platform/outbox/subscription.ts';
import { type News, notify } from './notify.ts';
import type { Relation, Subject } from './subject.ts';

/** Which text goes to whom. Somebody with two parts is told once, by the part that is named first. */
export interface Notice {
  text: MessageText;
  to: readonly Relation[];
}

/** A feature's part in who is told what happened (product 15, the trigger matrix). */
export function listen<E extends DomainEvent>(event: E, handle: (tx: Tx, payload: EventPayloads[E]) => Promise<void>) {
  return on(event, 'message.notify', handle);
}

/** New work: one message a reader, however many objects it brought them; it opens the first. */
export async function notifyOfNew(
  tx: Tx,
  subjects: readonly Subject[],
  text: NewWorkKind,
  relations: readonly Relation[],
  byId: string | null,
): Promise<void> {
  const groups = new Map<string, { first: Subject; to: Map<string, Relation>; count: number; isSame: boolean }>();
  for (const [memberId, their] of byReader(subjects, relations, byId)) {
    const [first] = their;
    if (!first) continue;
    // Readers of the same first object and number share one statement.
    const isSame = their.every(({ subject }) => subject.name === first.subject.name);
    const key = `${first.subject.id} ${their.length} ${isSame}`;
    const group = groups.get(key) ?? { first: first.subject, to: new Map(), count: their.length, isSame };
    groups.set(key, group);
    group.to.set(memberId, first.relation);
  }
  const news = [...groups.values()].map(({ first, to, count, isSame }): News => {
    const one = { subject: first, sourceKey: `${text}:${first.id}`, to };
    return count > 1 ? { ...one, text: `${text}_${isSame ? 'same' : 'many'}`, count } : { ...one, text };
  });
  await notify(tx, news);
  await tellCounters(tx, subjects);
}

function byReader(subjects: readonly Subject[], relations: readonly Relation[], byId: string | null) {
  const readers = new Map<string, { subject: Subject; relation: Relation }[]>();
  for (const subject of subjects)
    for (const [memberId, relation] of recipients(subject, relations, byId)) {
      const their = readers.get(memberId) ?? [];
      readers.set(memberId, their);
      their.push({ subject, relation });
    }
  return readers;
}

/** What a move says to whom; without a notice only the counters change. */
export async function notifyOfMove(
  tx: Tx,
  subject: Subject,
  event: string,
  notice: Notice | null,
  byId: string | null,
  comment: string | null,
): Promise<void> {
  if (notice) {
    // What begins is new work, whether the clock began it or somebody did.
    const once = isNewWork(notice.text) ? notice.text : `${subject.kind}.${event}`;
    const when = isNewWork(notice.text) ? '' : `:${subject.rev}`;
    const to = recipients(subject, notice.to, byId);
    await notify(tx, [{ text: notice.text, subject, sourceKey: `${once}:${subject.id}${when}`, to, comment }]);
  }
  await tellCounters(tx, [subject]);
}

/** A push for those it waits for. */
export async function remind(tx: Tx, subject: Subject, text: MessageText, byId: string): Promise<void> {
  const waits: Relation = waitsFor(subject.kind, subject.state) ?? 'handler';
  const sourceKey = `${text}:${subject.id}:${subject.remindedAt?.getTime() ?? 0}`;
  await notify(tx, [{ text, subject, sourceKey, to: recipients(subject, [waits], byId) }]);
}

/** What the clock says once a deadline; `times`: which time it is, where it says it several times. */
export async function notifyOfClock(
  tx: Tx,
  subject: Subject,
  text: MessageText,
  relations: readonly Relation[],
  times: readonly number[] = [],
): Promise<void> {
  const nth = times.length === 0 ? '' : `:${[subject.round, ...times].join(':')}`;
  const sourceKey = `${text}:${subject.id}:${subject.deadlineAt.getTime()}${nth}`;
  await notify(tx, [{ text, subject, sourceKey, to: recipients(subject, relations, null) }]);
  await tellCounters(tx, [subject]);
}

/** Members with one of the relations, each by the first that fits, without whoever did it. */
function recipients(subject: Subject, relations: readonly Relation[], byId: string | null): Map<string, Relation> {
  const to = new Map<string, Relation>();
  for (const relation of relations)
    for (const person of subject.people)
      if (person.relation === relation && person.isAsked && person.memberId !== byId && !to.has(person.memberId))
        to.set(person.memberId, relation);
  return to;
}

/** Whose turn it is changed, or may have: everybody with a part in it counts again, also whoever acted. */
function tellCounters(tx: Tx, subjects: readonly Subject[]): Promise<void> {
  return signal(
    tx.db,
    tx.companyId,
    'counters',
    subjects.flatMap((s) => s.people.map((p) => p.memberId)),
  );
}
