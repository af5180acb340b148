import type { OrphanCheck, Work } from '../../platform/in-hand.ts';
import { closeTasks } from './close-tasks.ts';
import { handOverTasks } from './hand-over.ts';
import * as q from './in-hand.queries.ts';

/** Tasks that somebody handles or reviews. Brought by `inspection`, for the drafts go along. */
export const taskInHand: Work = {
  is: 'work',
  kinds: ['task_handle', 'task_review'],
  open: q.openOf,
  hold: q.holdOf,
  passOn: (tx, from, parts) =>
    handOverTasks(
      tx,
      from,
      parts.map(({ kind, id, to }) => ({ taskId: id, relation: kind === 'task_handle' ? 'handler' : 'reviewer', to })),
    ),
  end: closeTasks,
};

export const taskOrphans: OrphanCheck = { kind: 'task', page: '/task?open=', find: q.orphans };
