import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { dropTurns, passTurns } from '../turn/index.ts';
import * as q from './hand-over.queries.ts';

/** A part that somebody had in an open rectification, and who has it from now on; `null`: the others who have it too. */
export interface RectificationHandover {
  rectificationId: string;
  relation: 'handler' | 'reviewer';
  to: PersonRef | null;
}

/** Rectifications written in one go. */
const CHUNK = 500;

/** What a member had in open rectifications goes to others, in the caller's transaction, which holds them: part and turn. */
export async function handOverRectifications(
  tx: Tx,
  from: PersonRef,
  moves: readonly RectificationHandover[],
): Promise<void> {
  for (let at = 0; at < moves.length; at += CHUNK) await handOver(tx, from, moves.slice(at, at + CHUNK));
}

async function handOver(tx: Tx, from: PersonRef, moves: readonly RectificationHandover[]): Promise<void> {
  const { db, companyId } = tx;
  const parts = moves.map(({ rectificationId: id, relation, to }) => ({ id, relation, to_id: to?.id ?? null }));
  const turns = parts.map(({ id, relation, to_id }) => ({ id, act: actOf(relation), to_id }));
  await q.addSuccessors(db, companyId, parts);
  await q.dropParts(db, companyId, from.id, parts);
  await passTurns(db, companyId, from.id, turns, tx.now());
  await dropTurns(db, companyId, from.id, turns);
  const ids = moves.map((move) => move.rectificationId);
  const passed = new Map((await q.touch(db, companyId, ids, tx.now()).execute()).map((row) => [row.id, row]));
  await writeHistory(
    db,
    { companyId, at: tx.now(), newId: tx.newId, actor: tx.actor, ip: tx.ip || null, device: tx.device || null },
    moves.flatMap(({ rectificationId: id, relation, to }) => {
      const row = passed.get(id);
      if (!row || !to) return [];
      const { number, title, state } = row;
      const data = { from: from.name, to: to.name, relation };
      return [
        {
          kind: 'rectification' as const,
          id,
          name: `${number} ${title}`,
          event: 'transfer',
          from: state,
          to: state,
          data,
        },
      ];
    }),
  );
}

const actOf = (relation: RectificationHandover['relation']): 'handle' | 'review' =>
  relation === 'handler' ? 'handle' : 'review';
