import type { Shape } from '../shape.ts';
import type { state as zh } from '../zh-CN/state.ts';

export const state = {
  pointsRule: {
    enabled: 'Enabled',
    disabled: 'Disabled',
    expired: 'Expired',
  },
  snapshotPlan: {
    pending_start: 'Pending start',
    active: 'Active',
    paused: 'Paused',
    ended: 'Ended',
    expired: 'Expired',
  },
  job: {
    waiting: 'Queued',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    undone: 'Taken back',
  },
  appeal: {
    pending: 'Pending',
    accepted: 'Accepted',
    refused: 'Refused',
    expired: 'Expired',
  },
  indexing: {
    queued: 'Queued',
    indexed: 'Indexed',
    failed: 'Failed',
    unsupported: 'Unsupported',
  },
  cardFormat: {
    queued: 'Queued',
    sent: 'Sent',
    running: 'Formatting',
    done: 'Done',
    failed: 'Failed',
    timeout: 'Timed out',
  },
  command: {
    queued: 'Queued',
    sent: 'Sent',
    acked: 'Acknowledged',
    failed: 'Failed',
    timeout: 'Timed out',
  },
} satisfies Shape<typeof zh>;
