import { type TaskEvent, taskMachine } from '@rondo/domain/task';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Task } from '../../platform/db/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { type Found, gone, stateOf } from './find.ts';
import * as q from './task.queries.ts';

interface Move {
  event: TaskEvent;
  /** What the mover has seen. */
  rev: number;
  patch?: Updateable<Task>;
  comment?: string;
  data?: Record<string, unknown>;
}

/** Moves it, writes the history, tells the others. Whose turn it is next is the caller's to say. */
export async function move(
  tx: Tx,
  { row, view }: Found,
  { event, rev, patch = {}, comment = '', data = {} }: Move,
): Promise<void> {
  const to = taskMachine.after(view.state, event);
  if (to === null) throw gone(view.state);
  const moved = await q
    .move(tx.db, tx.companyId, row.id, event, rev, { ...patch, state: to, updated_at: tx.now() })
    .executeTakeFirst();
  if (!moved) throw await lost(tx, row.id, view.state);
  const name = `${row.number} ${row.name}`;
  await tx.trace({ kind: 'task', id: row.id, name, event, from: view.state, to, comment: comment || null, data });
  await tell(tx, row.id, event, comment);
}

/** Tells the other features what happened to a task. */
export const tell = (tx: Tx, taskId: string, event: TaskEvent, comment = ''): Promise<void> =>
  tx.emit('task.moved', { taskId, event, byId: tx.actor?.memberId ?? null, comment: comment || null });

/** Somebody else was first: it moved on, it was deleted, or its details changed under the reader. */
async function lost(tx: Tx, id: string, seen: string): Promise<AppError> {
  const row = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
  if (!row || row.deleted_at) return new AppError('TASK_DELETED');
  return row.state === seen ? new AppError('STALE') : gone(stateOf(row.state));
}
