import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { voidRecords } from '../record/index.ts';
import { clearTurns } from '../turn/index.ts';
import * as q from './close-tasks.queries.ts';
import { tell } from './move.ts';

/** Tasks closed in one go. */
const CHUNK = 500;

/**
 * Closes open tasks whoever has them, in the caller's transaction, as closing one by hand does: those that have not begun
 * are cancelled, records that nobody has accepted do not count. Answers how many were still open.
 */
export async function closeTasks(tx: Tx, taskIds: readonly string[], comment: string): Promise<number> {
  let closed = 0;
  for (let at = 0; at < taskIds.length; at += CHUNK) closed += await close(tx, taskIds.slice(at, at + CHUNK), comment);
  return closed;
}

async function close(tx: Tx, taskIds: readonly string[], comment: string): Promise<number> {
  const { db, companyId } = tx;
  const tasks = await q.closeAll(db, companyId, taskIds, comment, tx.now()).execute();
  await clearTurns(
    db,
    companyId,
    tasks.map((task) => task.id),
  );
  await writeHistory(
    db,
    { companyId, at: tx.now(), newId: tx.newId, actor: tx.actor, ip: tx.ip || null, device: tx.device || null },
    tasks.map(({ id, number, name, from }) => {
      const event = from === 'not_initiated' ? 'cancel' : 'close';
      return { kind: 'task', id, name: `${number} ${name}`, event, from, to: 'closed', comment: comment || null };
    }),
  );
  for (const { id, from } of tasks) await tell(tx, id, from === 'not_initiated' ? 'cancel' : 'close', comment);
  await voidRecords(
    tx,
    tasks.flatMap((task) => task.record_id ?? []),
    comment,
  );
  return tasks.length;
}
