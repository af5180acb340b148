import type { MessageText } from '@rondo/domain/message-kind';
import { ENDED_BY_CORRECTION, type RectificationEvent } from '@rondo/domain/rectification';
import type { TaskEvent } from '@rondo/domain/task';
import type { Relation } from './subject.queries.ts';

/** Which text goes to whom. Somebody with two parts is told once, by the part that is named first. */
export interface Notice {
  text: MessageText;
  to: readonly Relation[];
}

/** What a move of a task says to whom (product 15); `null` where only the counters change. */
export const TASK_NOTICES: Record<TaskEvent, Notice | null> = {
  initiate: { text: 'task.dispatched', to: ['handler'] },
  claim: null,
  release: null,
  submit: { text: 'task.submitted', to: ['reviewer'] },
  submit_unreviewed: { text: 'task.completed', to: ['initiator', 'cc'] },
  transfer: { text: 'task.transferred', to: ['handler'] },
  change_deadline: { text: 'task.deadline_changed', to: ['handler'] },
  approve: { text: 'task.approved', to: ['handler', 'initiator', 'cc'] },
  reject: { text: 'task.rejected', to: ['handler'] },
  close: { text: 'task.closed', to: ['handler', 'reviewer'] },
  close_by_deadline: { text: 'task.closed_by_deadline', to: ['handler', 'initiator'] },
  cancel: { text: 'task.cancelled', to: ['handler'] },
  reopen: { text: 'task.reopened', to: ['handler'] },
};

/** The same for rectifications. */
export const RECTIFICATION_NOTICES: Record<RectificationEvent, Notice> = {
  handle: { text: 'rectification.handled', to: ['reviewer'] },
  handle_unreviewed: { text: 'rectification.completed', to: ['initiator', 'cc'] },
  transfer: { text: 'rectification.transferred', to: ['handler'] },
  extend: { text: 'rectification.extended', to: ['handler'] },
  withdraw: { text: 'rectification.withdrawn', to: ['reviewer'] },
  approve: { text: 'rectification.completed', to: ['handler', 'initiator', 'cc'] },
  reject: { text: 'rectification.rejected', to: ['handler'] },
  end: { text: 'rectification.ended', to: ['handler', 'initiator', 'cc'] },
  reopen: { text: 'rectification.reopened', to: ['handler'] },
};

/** When the system ended one, and why. */
export const RECTIFICATION_ENDINGS: Record<typeof ENDED_BY_CORRECTION, Notice> = {
  [ENDED_BY_CORRECTION]: { text: 'rectification.corrected', to: ['handler', 'reviewer', 'cc'] },
};
