import type { DomainEvent, EventPayloads } from '@rondo/domain/event';
import type { MessageText } from '@rondo/domain/message-kind';
import { waitsFor } from '@rondo/domain/workflows';
import type { Tx } from '../../platform/context.ts';
import { signal } from '../../platform/live/signal.ts';
import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { type Notice, RECTIFICATION_ENDINGS, RECTIFICATION_NOTICES, TASK_NOTICES } from './notice.ts';
import { type News, notify } from './notify.ts';
import { type Relation, rectifications, type Subject, tasks } from './subject.queries.ts';
import { tellMembers } from './tell-members.ts';

/** Who is told what happened (product 15, the trigger matrix). */
export const messageSubscriptions: Subscription[] = [
  listen('task.dispatched', async (tx, { taskIds, byId }) => {
    const many = { one: 'task.dispatched', many: 'task.dispatched_many', same: 'task.dispatched_same' } as const;
    await tellOfNew(tx, await tasks(tx.db, tx.companyId, taskIds), many, ['handler'], byId);
  }),
  listen('task.moved', async (tx, { taskId, event, byId, comment }) => {
    const [task] = await tasks(tx.db, tx.companyId, [taskId]);
    if (task) await tellOfMove(tx, task, event, TASK_NOTICES[event], byId, comment);
  }),
  listen('task.reminded', async (tx, { taskId, byId }) => {
    const [task] = await tasks(tx.db, tx.companyId, [taskId]);
    if (task) await remind(tx, task, 'task.reminded', byId);
  }),
  listen('task.due-soon', async (tx, { taskId, stage }) => {
    const [task] = await tasks(tx.db, tx.companyId, [taskId]);
    if (task) await tellOfClock(tx, task, `task.${stage}`, ['handler']);
  }),
  listen('task.overdue', async (tx, { taskId }) => {
    const [task] = await tasks(tx.db, tx.companyId, [taskId]);
    if (task) await tellOfClock(tx, task, 'task.overdue', ['handler', 'initiator']);
  }),
  listen('draft.expiring', (tx, draft) => tellHolder(tx, 'task.draft_expiring', draft)),
  listen('draft.expired', (tx, draft) => tellHolder(tx, 'task.draft_expired', draft)),
  listen('rectification.created', async (tx, { rectificationIds, byId }) => {
    const many = {
      one: 'rectification.created',
      many: 'rectification.created_many',
      same: 'rectification.created_same',
    } as const;
    const created = await rectifications(tx.db, tx.companyId, rectificationIds);
    await tellOfNew(tx, created, many, ['handler', 'cc'], byId);
  }),
  listen('rectification.moved', async (tx, { rectificationId, event, byId, comment, because }) => {
    const [found] = await rectifications(tx.db, tx.companyId, [rectificationId]);
    const notice = because ? RECTIFICATION_ENDINGS[because] : RECTIFICATION_NOTICES[event];
    if (found) await tellOfMove(tx, found, event, notice, byId, comment);
  }),
  listen('rectification.reminded', async (tx, { rectificationId, byId }) => {
    const [found] = await rectifications(tx.db, tx.companyId, [rectificationId]);
    if (found) await remind(tx, found, 'rectification.reminded', byId);
  }),
  listen('rectification.due-soon', async (tx, { rectificationId, stage }) => {
    const [found] = await rectifications(tx.db, tx.companyId, [rectificationId]);
    if (found) await tellOfClock(tx, found, `rectification.${stage}`, ['handler']);
  }),
  listen('rectification.overdue', async (tx, { rectificationId }) => {
    const [found] = await rectifications(tx.db, tx.companyId, [rectificationId]);
    if (found) await tellOfClock(tx, found, 'rectification.overdue', ['handler', 'initiator']);
  }),
  listen('member.told', tellMembers),
];

function listen<E extends DomainEvent>(event: E, handle: (tx: Tx, payload: EventPayloads[E]) => Promise<void>) {
  return on(event, 'message.notify', handle);
}

/** New work: one message a reader, however many objects it brought them; it opens the first. */
async function tellOfNew(
  tx: Tx,
  subjects: readonly Subject[],
  text: { one: MessageText; many: MessageText; same: MessageText },
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
    const one = { subject: first, sourceKey: `${text.one}:${first.id}`, to };
    return count > 1 ? { ...one, text: isSame ? text.same : text.many, count } : { ...one, text: text.one };
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

async function tellOfMove(
  tx: Tx,
  subject: Subject,
  event: string,
  notice: Notice | null,
  byId: string | null,
  comment: string | null,
): Promise<void> {
  if (notice) {
    // A task that begins is new work, whether the clock began it or its dispatch.
    const once = notice.text === 'task.dispatched' ? notice.text : `${subject.kind}.${event}`;
    const when = notice.text === 'task.dispatched' ? '' : `:${subject.rev}`;
    const to = recipients(subject, notice.to, byId);
    await notify(tx, [{ text: notice.text, subject, sourceKey: `${once}:${subject.id}${when}`, to, comment }]);
  }
  await tellCounters(tx, [subject]);
}

/** A push for those it waits for. */
async function remind(tx: Tx, subject: Subject, text: MessageText, byId: string): Promise<void> {
  const waits: Relation = waitsFor(subject.kind, subject.state) ?? 'handler';
  const sourceKey = `${text}:${subject.id}:${subject.remindedAt?.getTime() ?? 0}`;
  await notify(tx, [{ text, subject, sourceKey, to: recipients(subject, [waits], byId) }]);
}

/** What the clock says once a deadline. */
async function tellOfClock(tx: Tx, subject: Subject, text: MessageText, relations: readonly Relation[]): Promise<void> {
  const sourceKey = `${text}:${subject.id}:${subject.deadlineAt.getTime()}`;
  await notify(tx, [{ text, subject, sourceKey, to: recipients(subject, relations, null) }]);
  await tellCounters(tx, [subject]);
}

/** Whoever has the answers of a task learns what becomes of them. */
async function tellHolder(
  tx: Tx,
  text: MessageText,
  { taskId, memberId, savedAt }: EventPayloads['draft.expired'],
): Promise<void> {
  const [subject] = await tasks(tx.db, tx.companyId, [taskId]);
  if (!subject?.people.some((p) => p.memberId === memberId)) return;
  const sourceKey = `${text}:${taskId}:${savedAt}`;
  await notify(tx, [{ text, subject, sourceKey, to: new Map([[memberId, 'handler' as const]]) }]);
}

/** Members with one of the relations, each by the first that fits, without whoever did it. */
function recipients(subject: Subject, relations: readonly Relation[], byId: string | null): Map<string, Relation> {
  const to = new Map<string, Relation>();
  for (const relation of relations)
    for (const person of subject.people)
      if (person.relation === relation && person.memberId !== byId && !to.has(person.memberId))
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
