import type { Tx } from '../../platform/context.ts';
import { type HistoryLine, writeHistory } from '../../platform/history.ts';
import { clearTurns } from './turn.queries.ts';
import { addTurns } from './turns.ts';
import type { Waiting } from './work.ts';

/** An object that one statement has moved together with others; without `from` it is new. */
export interface Moved<S extends string> extends Pick<HistoryLine, 'id' | 'name' | 'event' | 'comment' | 'data'> {
  from?: S;
  to: S;
}

/**
 * What follows a statement that has moved many objects, in its transaction: whose turn they are, and their history. Whoever
 * has the turn of an object that stays in its state keeps it.
 */
export async function followMoves<S extends string, E extends string>(
  tx: Tx,
  waiting: Waiting<S, E>,
  moved: readonly Moved<S>[],
): Promise<void> {
  if (moved.length === 0) return;
  const left = moved.filter(({ from, to }) => from !== undefined && from !== to);
  await clearTurns(
    tx.db,
    tx.companyId,
    left.map(({ id }) => id),
  );
  for (const state of new Set(moved.map(({ to }) => to))) {
    const ids = moved.filter(({ to }) => to === state).map(({ id }) => id);
    await addTurns(tx, waiting, ids, state);
  }
  await addHistories(
    tx,
    moved.map((one) => ({ kind: waiting.kind, ...one })),
  );
}

/** The history of many objects in one statement. */
export const addHistories = (tx: Tx, entries: readonly HistoryLine[]): Promise<void> =>
  writeHistory(
    tx.db,
    {
      companyId: tx.companyId,
      at: tx.now(),
      newId: tx.newId,
      actor: tx.actor,
      ip: tx.ip || null,
      device: tx.device || null,
    },
    entries,
  );
