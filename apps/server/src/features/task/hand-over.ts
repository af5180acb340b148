import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { giveTurns } from './dispatch.queries.ts';
import * as q from './hand-over.queries.ts';

/** A part that somebody had in an open task, and who has it from now on; `null`: the others who have it too. */
export interface TaskHandover {
  taskId: string;
  relation: 'handler' | 'reviewer';
  to: PersonRef | null;
}

/** Tasks written in one go. */
const CHUNK = 500;

/**
 * What a member had in open tasks goes to others, in the caller's transaction, which holds the tasks: their part, their
 * turn and their draft. What they had begun is free for all of its handlers; a submitted one comes back to the successor.
 */
export async function handOverTasks(tx: Tx, from: PersonRef, moves: readonly TaskHandover[]): Promise<void> {
  for (let at = 0; at < moves.length; at += CHUNK) await handOver(tx, from, moves.slice(at, at + CHUNK));
}

async function handOver(tx: Tx, from: PersonRef, moves: readonly TaskHandover[]): Promise<void> {
  const { db, companyId } = tx;
  const parts = moves.map(({ taskId, relation, to }) => ({ task_id: taskId, relation, to_id: to?.id ?? null }));
  await q.addSuccessors(db, companyId, parts);
  await q.dropParts(db, companyId, from.id, parts);
  await q.passTurns(db, companyId, from.id, parts, tx.now());
  await q.dropTurns(db, companyId, from.id, parts);
  await q.passDrafts(db, companyId, from.id, parts);
  const tasks = new Map((await q.passTasks(db, companyId, from.id, parts, tx.now())).map((task) => [task.id, task]));
  await giveTurns(db, companyId, [...tasks.keys()], tx.now());
  await writeHistory(
    db,
    { companyId, at: tx.now(), newId: tx.newId, actor: tx.actor, ip: tx.ip || null, device: tx.device || null },
    moves.flatMap(({ taskId, relation, to }) => {
      const task = tasks.get(taskId);
      if (!task || !to) return [];
      const { number, name, state } = task;
      const data = { from: from.name, to: to.name, relation };
      return [
        {
          kind: 'task' as const,
          id: taskId,
          name: `${number} ${name}`,
          event: 'transfer',
          from: state,
          to: state,
          data,
        },
      ];
    }),
  );
}
