import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { PassedPart } from '../../platform/in-hand.ts';
import { addHistories, dropTurns, passTurns } from '../process/index.ts';
import { ownAppeal, rectificationHandover as q } from './hand-over.queries.ts';

/**
 * The appeals a member had to decide go to others, with the rest of the time. Refuses SUCCESSOR_OWN_WORK where somebody would decide
 * about what they put right, review or appealed against.
 */
export async function handOverAppeals(tx: Tx, from: PersonRef, moves: readonly PassedPart[]): Promise<void> {
  if (moves.length === 0) return;
  const { db, companyId } = tx;
  const parts = moves.map(({ id, to }) => ({ id, relation: 'judge' as const, to_id: to?.id ?? null }));
  const own = await ownAppeal(db, companyId, parts);
  if (own) throw new AppError('SUCCESSOR_OWN_WORK', { params: { name: own.name, number: own.number } });
  await q.addSuccessors(db, companyId, parts);
  await q.dropParts(db, companyId, from.id, parts);
  const turns = parts.map(({ id, to_id }) => ({ id, act: 'review' as const, to_id }));
  await passTurns(db, companyId, from.id, turns, tx.now());
  await dropTurns(db, companyId, from.id, turns);
  const passed = new Map((await q.pass(db, companyId, from.id, parts, tx.now())).map((row) => [row.id, row]));
  await addHistories(
    tx,
    moves.flatMap(({ id, to }) => {
      const row = passed.get(id);
      if (!row || !to) return [];
      const data = { from: from.name, to: to.name, relation: 'judge' };
      return [{ kind: 'rectification', id, name: row.name, event: 'transfer', from: row.state, to: row.state, data }];
    }),
  );
}
