import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { takeRecord, takeRectifications, takeTask } from './take-in.ts';

/** Photos are compared from the moment that they are handed in: told once the change is there, and the same twice changes nothing. */
export const photoHashSubscriptions: Subscription[] = [
  on('record.submitted', 'photo-hash.record', (tx, { recordId }) => takeRecord(tx, recordId)),
  on('rectification.created', 'photo-hash.rectification', (tx, { rectificationIds }) =>
    takeRectifications(tx, rectificationIds),
  ),
  on('rectification.moved', 'photo-hash.rectification', async (tx, { rectificationId, event }) => {
    if (event === 'handle' || event === 'handle_unreviewed') await takeRectifications(tx, [rectificationId]);
  }),
  on('task.moved', 'photo-hash.task', async (tx, { taskId, event }) => {
    if (event === 'submit' || event === 'submit_unreviewed' || event === 'submit_held') await takeTask(tx, taskId);
  }),
];
