import { type Change, changesOf } from '../../platform/changes.ts';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { addHistories, clearTurns, followDeadlines, followMoves } from '../process/index.ts';
import { type Found, stateOf } from './find.ts';
import { emitMoved } from './move.ts';
import * as q from './parts.queries.ts';
import { taskWaiting } from './waiting.queries.ts';

type Whole = Found['row'];

/** Sub-tasks get the new deadline of their whole, and what is still planned of them its new begin. */
export async function movePartsWith(
  tx: Tx,
  whole: Whole,
  event: 'change_deadline' | 'edit',
  to: { deadlineAt: Date; startAt: Date | null },
): Promise<void> {
  if (whole.kind !== 'free') return;
  const { db, companyId } = tx;
  const parts = await q.moveParts(db, companyId, whole.id, whole.deadline_at, to, tx.now());
  if (parts.length === 0) return;
  const ids = parts.map(({ id }) => id);
  await followDeadlines(db, companyId, 'task', ids);
  await addHistories(
    tx,
    parts.map(({ id, name, state, ...times }) => ({
      ...({ kind: 'task', id, name, event, from: state, to: state } as const),
      data: event === 'edit' ? { changes: changesFrom(times) } : { from: times.due_at, to: times.deadline_at },
    })),
  );
  for (const id of ids) await emitMoved(tx, id, event);
}

const changesFrom = (part: Omit<q.MovedPart, 'id' | 'name' | 'state'>): Change[] =>
  changesOf({
    startAt: [part.started_at.toISOString(), part.start_at.toISOString()],
    deadline: [part.due_at.toISOString(), part.deadline_at.toISOString()],
  });

/** Sub-tasks that the deadline closed are owed again with their whole. */
export async function reopenPartsWith(tx: Tx, whole: Whole, deadlineAt: Date): Promise<void> {
  if (whole.kind !== 'free') return;
  const parts = await q.reopenParts(tx.db, tx.companyId, whole.id, deadlineAt, tx.now());
  await followMoves(
    tx,
    taskWaiting,
    parts.map(({ id, name, state, due_at }) => ({
      ...({ id, name, event: 'reopen', from: 'closed', to: state } as const),
      data: { from: due_at, to: deadlineAt },
    })),
  );
  for (const { id } of parts) await emitMoved(tx, id, 'reopen');
}

/** Sub-tasks go with their whole; one that has begun stops it. What was completed stays as it is. */
export async function removePartsWith(tx: Tx, whole: Whole): Promise<void> {
  if (whole.kind !== 'free') return;
  const parts = await q.removeParts(tx.db, tx.companyId, whole.id, tx.now()).execute();
  const planned = parts.filter(({ state }) => state === 'not_initiated').length;
  if (whole.open_parts > planned) throw new AppError('MOVE_NOT_ALLOWED');
  await clearTurns(
    tx.db,
    tx.companyId,
    parts.map(({ id }) => id),
  );
  await addHistories(
    tx,
    parts.map(({ id, number, name, state }) => ({
      ...({ kind: 'task', id, name: `${number} ${name}`, event: 'remove' } as const),
      from: stateOf(state),
    })),
  );
}
