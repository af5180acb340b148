import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { stateOf } from './find.ts';
import { followDeadlines } from './turn.queries.ts';
import { writeTurns } from './turns.ts';
import type { Found, Rules, WorkRow, WorkView } from './work.ts';

/** What a kind of work declares to be moved. */
export interface Moves<S extends string, E extends string, Row extends WorkRow, View extends WorkView<S>, Patch>
  extends Rules<S, E, Row, View> {
  /** The conditional UPDATE of its table, see `moveRow`; answers whether there was such a row. */
  move: (
    tx: Pick<Tx, 'db' | 'companyId' | 'now'>,
    id: string,
    to: { event: E; state: S; rev: number },
    patch: Patch | undefined,
  ) => Promise<boolean>;
  /** Tells the others by its event. */
  tell: (tx: Tx, row: Row, event: E, comment: string) => Promise<void>;
  /** Events after which it is the turn of the same people, since the same moment; a new deadline is theirs too. */
  keepsTurn: readonly E[];
}

export interface Move<E extends string, Patch> {
  event: E;
  /** What the mover has seen. */
  rev: number;
  patch?: Patch;
  comment?: string;
  photoIds?: string[];
  documentIds?: string[];
  data?: Record<string, unknown>;
  /** What goes along with the move, in its transaction; whose turn it is next is read from the people it leaves behind. */
  along?: () => Promise<void>;
}

/**
 * Moves an object: its row, its history, its event, what goes along, and whose turn it is next, in this order of locks and in
 * the caller's transaction. Refuses what the state does not allow and what somebody else has moved meanwhile.
 */
export async function moveWork<
  S extends string,
  E extends string,
  Row extends WorkRow,
  View extends WorkView<S>,
  Patch,
>(
  moves: Moves<S, E, Row, View, Patch>,
  tx: Tx,
  { row, view }: Pick<Found<Row, View>, 'row' | 'view'>,
  { event, rev, patch, comment = '', photoIds = [], documentIds = [], data = {}, along }: Move<E, Patch>,
): Promise<void> {
  const { kind, machine } = moves;
  const state = machine.after(view.state, event);
  if (state === null) throw moves.gone(view.state);
  const moved = await moves.move(tx, row.id, { event, state, rev }, patch);
  if (!moved) throw await lost(moves, tx, row.id, view.state);
  const name = moves.nameOf(row);
  await tx.addHistory({
    kind,
    id: row.id,
    name,
    event,
    from: view.state,
    to: state,
    comment: comment || null,
    photoIds,
    documentIds,
    data,
  });
  await moves.tell(tx, row, event, comment);
  await along?.();
  if (moves.keepsTurn.includes(event)) await followDeadlines(tx.db, tx.companyId, kind, [row.id]);
  else await writeTurns(tx, moves, [row.id], state);
}

/** Somebody else was first: it moved on, it was deleted, or its details changed under the reader. */
async function lost<S extends string, E extends string, Row extends WorkRow, View extends WorkView<S>>(
  rules: Rules<S, E, Row, View>,
  { db, companyId }: Tx,
  id: string,
  seen: S,
): Promise<AppError> {
  const row = await rules.load(db, companyId, id);
  const deleted = rules.deleted?.(row);
  if (deleted) return deleted;
  return row && row.state !== seen ? rules.gone(stateOf(rules.machine, row.state)) : new AppError('STALE');
}
