import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { dropTurns, passTurns } from '../turn/index.ts';
import { giveTurns } from './dispatch.queries.ts';
import * as q from './hand-over.queries.ts';

/** A part that somebody had in an open task, and who has it from now on; `null`: the others who have it too. */
interface TaskHandover {
  taskId: string;
  relation: 'handler' | 'reviewer';
  to: PersonRef | null;
}

/** Tasks written in one go. */
const CHUNK = 500;

/**
 * What a member had in open tasks goes to others, in the caller's transaction, which holds the tasks: their part and
 * their turn. What they had begun is free for all of its handlers; a submitted one comes back to the successor.
 */
export async function handOverTasks(tx: Tx, from: PersonRef, moves: readonly TaskHandover[]): Promise<void> {
  for (let at = 0; at < moves.length; at += CHUNK) await handOver(tx, from, moves.slice(at, at + CHUNK));
}

async function handOver(tx: Tx, from: PersonRef, moves: readonly TaskHandover[]): Promise<void> {
  const { db, companyId } = tx;
  const parts = moves.map(({ taskId, relation, to }) => ({ task_id: taskId, relation, to_id: to?.id ?? null }));
  await q.addSuccessors(db, companyId, parts);
  await q.dropParts(db, companyId, from.id, parts);
  const turns = parts.map(({ task_id, relation, to_id }) => ({ id: task_id, act: actOf(relation), to_id }));
  // Whoever follows a reviewer has the rest of the reviewer's time. Handlers get their turns when the task is free.
  const reviews = turns.filter(({ act }) => act === 'review');
  await passTurns(db, companyId, from.id, reviews, tx.now());
  await dropTurns(db, companyId, from.id, turns);
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

const actOf = (relation: TaskHandover['relation']): 'handle' | 'review' =>
  relation === 'handler' ? 'handle' : 'review';
