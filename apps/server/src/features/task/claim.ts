import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { keepTurnOf, writeTurns } from '../process/index.ts';
import { type Found, taskRules } from './find.ts';
import { emitMoved } from './move.ts';
import * as q from './task.queries.ts';

/**
 * The task is the actor's: of several handlers the first to begin has it. Answers whether nobody was faster. Begun twice at once, it
 * was begun once.
 */
export async function claimTask(tx: Tx, { row, view }: Found): Promise<boolean> {
  const memberId = tx.actor?.memberId ?? '';
  const claim = (is: 'free' | 'own') => q.claim(tx.db, tx.companyId, row.id, memberId, tx.now(), is).executeTakeFirst();
  if (!(await claim('free'))) return (await claim('own')) !== undefined;
  await keepTurnOf(tx.db, tx.companyId, row.id, memberId).execute();
  await addHistory(tx, { row, view }, 'claim');
  return true;
}

/** The task is free again: it waits for all of its handlers from now on. Refuses what is in other hands meanwhile, or in none. */
export async function releaseTask(tx: Tx, found: Found): Promise<void> {
  const { id, claimed_by } = found.row;
  const released = await q.release(tx.db, tx.companyId, id, tx.now(), claimed_by ?? undefined).executeTakeFirst();
  if (!released) throw new AppError('STALE');
  await addHistory(tx, found, 'release');
  await writeTurns(tx, taskRules, [id], found.view.state);
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
