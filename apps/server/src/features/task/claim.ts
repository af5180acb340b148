import type { Tx } from '../../platform/context.ts';
import { keepTurnOf, writeTurns } from '../process/index.ts';
import { type Found, taskRules } from './find.ts';
import { emitMoved } from './move.ts';
import * as q from './task.queries.ts';

/** The task is the actor's: of several handlers the first to begin has it. Answers whether nobody was faster. */
export async function claimTask(tx: Tx, { row, view }: Found): Promise<boolean> {
  const memberId = tx.actor?.memberId ?? '';
  const claimed = await q.claim(tx.db, tx.companyId, row.id, memberId, tx.now()).executeTakeFirst();
  if (!claimed) return false;
  if (view.claimedBy === memberId) return true;
  await keepTurnOf(tx.db, tx.companyId, row.id, memberId).execute();
  await addHistory(tx, { row, view }, 'claim');
  return true;
}

/** The task is free again: it waits for all of its handlers from now on. */
export async function releaseTask(tx: Tx, found: Found): Promise<void> {
  await q.release(tx.db, tx.companyId, found.row.id, tx.now()).execute();
  await addHistory(tx, found, 'release');
  await writeTurns(tx, taskRules, [found.row.id], found.view.state);
}

async function addHistory(
  tx: Tx,
  { row, view }: Pick<Found, 'row' | 'view'>,
  event: 'claim' | 'release',
): Promise<void> {
  const { state } = view;
  await tx.addHistory({ kind: 'task', id: row.id, name: taskRules.nameOf(row), event, from: state, to: state });
  await emitMoved(tx, row.id, event);
}
