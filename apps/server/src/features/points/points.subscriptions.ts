import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { unhappen } from './facts.ts';
import { aiEvent, learning, notice, openAccounts, overdue, record, rectification, repeat, task } from './happenings.ts';

/** Points follow what happens (product 13). Each handler may run twice: what is written once is not written again. */
export const pointsSubscriptions: Subscription[] = [
  on('record.submitted', 'points.record', (tx, { recordId }) => record(tx, recordId)),
  on('record.accepted', 'points.record', (tx, { recordId }) => record(tx, recordId)),
  on('record.voided', 'points.void', (tx, { recordId }) => unhappen(tx, recordId, null)),
  on('rectification.created', 'points.repeat', async (tx, { rectificationIds }) => {
    for (const id of rectificationIds) await repeat(tx, id);
  }),
  on('rectification.moved', 'points.rectification', (tx, { rectificationId, event, because }) =>
    because ? unhappen(tx, rectificationId, null) : rectification(tx, rectificationId, event),
  ),
  on('rectification.overdue', 'points.overdue', (tx, { rectificationId }) => overdue(tx, rectificationId)),
  on('task.moved', 'points.task', (tx, { taskId, event }) => task(tx, taskId, event)),
  on('learning.read', 'points.read', (tx, read) => learning(tx, 'learning_read', read)),
  on('learning.passed', 'points.passed', (tx, passed) => learning(tx, 'learning_passed', passed)),
  on('notice.read', 'points.notice', (tx, read) => notice(tx, read)),
  on('notice.recalled', 'points.notice-recalled', (tx, { id }) => unhappen(tx, id, null)),
  on('ai-event.confirmed', 'points.ai-event', (tx, { eventId }) => aiEvent(tx, eventId)),
  on('ai-event.undone', 'points.ai-event-undone', (tx, { eventId }) => unhappen(tx, eventId, null)),
  on('points-rule.saved', 'points.accounts', (tx, { ruleId }) => openAccounts(tx, ruleId)),
];
