import type { TaskState } from '@rondo/domain/task';
import type { Tx } from '../../platform/context.ts';
import { followMoves } from '../process/index.ts';
import { voidRecords } from '../record/index.ts';
import * as q from './close-tasks.queries.ts';
import { stateOf } from './find.ts';
import { emitMoved } from './move.ts';
import { taskWaiting } from './waiting.queries.ts';

/** Tasks closed in one go. */
const CHUNK = 500;

/**
 * Closes open tasks whoever has them, in the caller's transaction, as closing one by hand does: those that have not begun
 * are cancelled, records that nobody has accepted do not count. Answers how many were still open.
 */
export async function closeTasks(tx: Tx, taskIds: readonly string[], comment: string): Promise<number> {
  let closed = 0;
  for (let at = 0; at < taskIds.length; at += CHUNK) closed += await close(tx, taskIds.slice(at, at + CHUNK), comment);
  return closed;
}

async function close(tx: Tx, taskIds: readonly string[], comment: string): Promise<number> {
  const tasks = await q.closeAll(tx.db, tx.companyId, taskIds, comment, tx.now()).execute();
  await followClosing(
    tx,
    tasks.map(({ id, number, name, from }) => ({ id, name: `${number} ${name}`, from: stateOf(from) })),
    comment,
  );
  await voidRecords(
    tx,
    tasks.flatMap((task) => task.record_id ?? []),
    comment,
  );
  return tasks.length;
}

interface Closed {
  id: string;
  name?: string;
  from: TaskState;
  data?: Record<string, unknown>;
}

/** What follows when tasks were closed by one statement; those that had not begun were cancelled. */
export async function followClosing(tx: Tx, closed: readonly Closed[], comment = ''): Promise<void> {
  const eventOf = ({ from }: Closed) => (from === 'not_initiated' ? 'cancel' : 'close');
  await followMoves(
    tx,
    taskWaiting,
    closed.map((one) => ({ ...one, event: eventOf(one), to: 'closed', comment: comment || null })),
  );
  for (const one of closed) await emitMoved(tx, one.id, eventOf(one), comment);
}
