import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import { arrived, handedIn, passedDeadline } from './expect-frame.ts';

/** Each asks a camera at once; handled twice, the moment is there already. */
export const cameraCheckSubscriptions: Subscription[] = [
  on('check-in.arrived', 'camera-check.arrival', arrived),
  on('rectification.moved', 'camera-check.handled', async (tx, { rectificationId, event }) => {
    if (event === 'handle' || event === 'handle_unreviewed') await handedIn(tx, rectificationId);
  }),
  on('rectification.overdue', 'camera-check.deadline', (tx, { rectificationId }) =>
    passedDeadline(tx, rectificationId),
  ),
];
