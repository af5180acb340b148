import type { TaskDetail } from '@rondo/contract/task';

/** What the people of a task are called: those of an inspection have names of their own. */
export const roleKeys = (kind: TaskDetail['kind']) =>
  kind === 'free' || kind === 'snapshot_review' || kind === 'ai_review'
    ? ({ handler: 'freeTask.handler', reviewer: 'freeTask.reviewer' } as const)
    : ({
        handler: 'state.processRole.inspection_handler',
        reviewer: 'state.processRole.inspection_reviewer',
      } as const);
