import type { Tx } from '../../platform/context.ts';
import { clearTurns, giveTurns } from './turn.queries.ts';
import type { Waiting } from './work.ts';

/** Whose turn some objects are that came into a state: those whom the state waits for, from now on; nobody else's. */
export async function writeTurns<S extends string, E extends string>(
  tx: Tx,
  waiting: Waiting<S, E>,
  ids: readonly string[],
  state: S,
): Promise<void> {
  await clearTurns(tx.db, tx.companyId, ids);
  await addTurns(tx, waiting, ids, state);
}

/** The same for objects in a state they were in before, or that are new: whoever has the turn keeps it. */
export async function addTurns<S extends string, E extends string>(
  { db, companyId, now }: Tx,
  waiting: Waiting<S, E>,
  ids: readonly string[],
  state: S,
): Promise<void> {
  const part = waiting.machine.waitsFor(state);
  if (part && ids.length > 0) await giveTurns(db, companyId, waiting, part, ids, now());
}
