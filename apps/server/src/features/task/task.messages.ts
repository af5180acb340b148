import type { EventPayloads } from '@rondo/domain/event';
import type { MessageReason, MessageText } from '@rondo/domain/message-kind';
import type { TaskEvent } from '@rondo/domain/task';
import { waitsFor } from '@rondo/domain/workflows';
import type { Tx } from '../../platform/context.ts';
import type { Subscription } from '../../platform/outbox/subscription.ts';
import {
  listen,
  type Notice,
  notify,
  notifyOfClock,
  notifyOfMove,
  notifyOfNew,
  remind,
  type Subject,
} from '../message/index.ts';
import { notifiersOf } from './notifiers.ts';
import { subjects } from './waiting.queries.ts';

/** What a move of a task says to whom (product 15); `null` where only the counters change. */
const NOTICES: Record<TaskEvent, Notice | null> = {
  initiate: { text: 'task.dispatched', to: ['handler'] },
  claim: null,
  release: null,
  submit: { text: 'task.submitted', to: ['reviewer'] },
  approve_level: { text: 'task.submitted', to: ['reviewer'] },
  change_reviewers: null,
  edit: null,
  submit_unreviewed: { text: 'task.completed', to: ['initiator', 'cc'] },
  submit_held: null,
  transfer: { text: 'task.transferred', to: ['handler'] },
  change_deadline: { text: 'task.deadline_changed', to: ['handler'] },
  approve: { text: 'task.approved', to: ['handler', 'initiator', 'cc'] },
  approve_held: { text: 'task.approved', to: ['handler', 'initiator'] },
  reject: { text: 'task.rejected', to: ['handler'] },
  close: { text: 'task.closed', to: ['handler', 'reviewer'] },
  close_by_deadline: { text: 'task.closed_by_deadline', to: ['handler', 'initiator'] },
  cancel: { text: 'task.cancelled', to: ['handler'] },
  reopen: { text: 'task.reopened', to: ['handler'] },
  finish: { text: 'task.completed', to: ['handler', 'initiator', 'cc'] },
};

/** Who is told what happened to a task. */
export const taskMessages: Subscription[] = [
  listen('task.dispatched', async (tx, { taskIds, byId }) => {
    await notifyOfNew(tx, await subjects(tx.db, tx.companyId, taskIds), 'task.dispatched', ['handler'], byId);
  }),
  listen('task.moved', async (tx, { taskId, event, byId, comment }) => {
    const [task] = await subjects(tx.db, tx.companyId, [taskId]);
    if (task) await notifyOfMove(tx, task, event, NOTICES[event], byId, comment);
  }),
  listen('task.reminded', async (tx, { taskId, byId }) => {
    const [task] = await subjects(tx.db, tx.companyId, [taskId]);
    if (task) await remind(tx, task, 'task.reminded', byId);
  }),
  listen('task.due-soon', async (tx, { taskId, stage }) => {
    const [task] = await subjects(tx.db, tx.companyId, [taskId]);
    if (task) await notifyOfClock(tx, task, `task.${stage}`, ['handler']);
  }),
  listen('task.overdue', async (tx, { taskId }) => {
    const [task] = await subjects(tx.db, tx.companyId, [taskId]);
    if (task) await notifyOfClock(tx, task, 'task.overdue', ['handler', 'initiator']);
  }),
  listen('task.pressed', async (tx, { taskId, part, time, isLast, rev, superiorIds = [] }) => {
    const [task] = await subjects(tx.db, tx.companyId, [taskId]);
    if (!task || waitsFor('task', task.state) !== part) return;
    const text = part === 'handler' ? 'task.overdue_daily' : 'task.review_late';
    const pressed = rev === undefined ? [] : [rev];
    if (part === 'handler' || !isLast) await notifyOfClock(tx, task, text, [part], [time, ...pressed]);
    if (isLast) await escalate(tx, task, { part, superiorIds, pressed });
  }),
  listen('task.commented', async (tx, { taskId, byId, comment, mentionIds, key }) => {
    const [subject] = await subjects(tx.db, tx.companyId, [taskId]);
    if (!subject) return;
    const reasonOf = (id: string): MessageReason =>
      subject.people.find(({ memberId }) => memberId === id)?.relation ?? 'mentioned';
    const named = mentionIds.filter((id) => id !== byId);
    const others = subject.people.map(({ memberId }) => memberId).filter((id) => id !== byId && !named.includes(id));
    const to = (ids: readonly string[]) => new Map(ids.map((id) => [id, reasonOf(id)] as const));
    await notify(tx, [
      { text: 'task.mentioned', subject, sourceKey: `task.mentioned:${key}`, to: to(named), comment },
      { text: 'task.commented', subject, sourceKey: `task.commented:${key}`, to: to(others), comment },
    ]);
  }),
  listen('draft.expiring', (tx, draft) => tellHolder(tx, 'task.draft_expiring', draft)),
  listen('draft.expired', (tx, draft) => tellHolder(tx, 'task.draft_expired', draft)),
];

/** Nobody did it in time, for all the pressing; `pressed` tells one level of a review from another. */
interface Escalation {
  part: 'handler' | 'reviewer';
  superiorIds: readonly string[];
  pressed: readonly number[];
}

/** Whoever leads the reviewers, else the notifiers of the store, and whoever gave the task, learn that nobody does it. */
async function escalate(tx: Tx, subject: Subject, { part, superiorIds, pressed }: Escalation): Promise<void> {
  const notifiers =
    subject.shopId === null || superiorIds.length > 0 ? [] : await notifiersOf(tx.db, tx.companyId, subject.shopId);
  const initiators = subject.people.filter(({ relation }) => relation === 'initiator');
  const to = new Map<string, MessageReason>([
    ...superiorIds.map((id) => [id, 'superior'] as const),
    ...notifiers.map((id) => [id, 'notifier'] as const),
    ...initiators.map(({ memberId }) => [memberId, 'initiator'] as const),
  ]);
  const text = part === 'handler' ? 'task.escalated' : 'task.review_escalated';
  const sourceKey = [text, subject.id, subject.round, subject.deadlineAt.getTime(), ...pressed].join(':');
  await notify(tx, [{ text, subject, sourceKey, to }]);
}

/** Whoever has the answers of a task learns what becomes of them. */
async function tellHolder(
  tx: Tx,
  text: MessageText,
  { taskId, memberId, savedAt }: EventPayloads['draft.expired'],
): Promise<void> {
  const [subject] = await subjects(tx.db, tx.companyId, [taskId]);
  if (!subject?.people.some((p) => p.memberId === memberId)) return;
  const sourceKey = `${text}:${taskId}:${savedAt}`;
  await notify(tx, [{ text, subject, sourceKey, to: new Map([[memberId, 'handler' as const]]) }]);
}
