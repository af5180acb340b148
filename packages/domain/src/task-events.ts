import type { TaskEvent } from './task.ts';

/** What tasks tell other features. */
export interface TaskEvents {
  'task.dispatched': { taskIds: string[]; byId: string | null };
  'task.moved': { taskId: string; event: TaskEvent; byId: string | null; comment: string | null };
  'task.reminded': { taskId: string; byId: string };
  'task.due-soon': { taskId: string; stage: 'due_24h' | 'due_2h' };
  'task.overdue': { taskId: string };
  /** `key` names the comment for good. */
  'task.commented': { taskId: string; byId: string; comment: string; mentionIds: string[]; key: string };
  /**
   * What the clock presses for after somebody's time ran out; the last goes to the notifiers too, of a review to whoever leads its
   * reviewers. `rev`: of the task when a review was pressed for, so that each level is told of. Older events have neither.
   */
  'task.pressed': {
    taskId: string;
    part: 'handler' | 'reviewer';
    time: number;
    isLast: boolean;
    rev?: number;
    superiorIds?: string[];
  };
}
