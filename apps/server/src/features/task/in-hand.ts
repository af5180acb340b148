import type { OrphanCheck, Work } from '../../platform/in-hand.ts';
import { handOverWork } from '../process/index.ts';
import { closeTasks } from './close-tasks.ts';
import { holdTasksOf, taskHandover } from './hand-over.queries.ts';
import { openTasksOf, taskOrphansOf } from './waiting.queries.ts';

/** Tasks that somebody handles or reviews. Brought by `inspection`, for the drafts go along. */
export const taskInHand: Work = {
  is: 'work',
  kinds: ['task_handle', 'task_review'],
  open: openTasksOf,
  hold: holdTasksOf,
  passOn: (tx, from, parts) =>
    handOverWork(
      taskHandover,
      tx,
      from,
      parts.map(({ kind, id, to }) => ({ id, relation: kind === 'task_handle' ? 'handler' : 'reviewer', to })),
    ),
  end: closeTasks,
};

export const taskOrphans: OrphanCheck = { kind: 'task', page: '/task?open=', find: taskOrphansOf };
