import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { draw } from './draw.ts';
import { followTask } from './follow-task.ts';

/** A submitted remote inspection may get a second inspector; a pair ends with its task. */
export const doubleInspectionSubscriptions: Subscription[] = [
  on('record.submitted', 'double-inspection.draw', (tx, { recordId }) => draw(tx, recordId)),
  on('task.moved', 'double-inspection.follow', (tx, { taskId }) => followTask(tx, taskId)),
];
