import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../platform/context.ts';
import * as q from './pair.queries.ts';

interface Submitted {
  taskId: string;
  recordId: string;
}

/** The second inspection is in, in the transaction of its submission. Done by the first inspector it says nothing. */
export async function complete(tx: Tx, actor: Actor, { taskId, recordId }: Submitted): Promise<void> {
  const { db, companyId } = tx;
  const pair = await q.pairOfTask(db, companyId, taskId).executeTakeFirst();
  if (!pair) throw new Error(`task ${taskId} is no second inspection`);
  const isSame = pair.first_inspector_id === actor.memberId;
  await q
    .update(db, companyId, pair.id, {
      second_record_id: recordId,
      ...(isSame
        ? { ended_at: tx.now() }
        : { second_inspector_id: actor.memberId, completed_at: tx.now(), ended_at: null }),
    })
    .execute();
  if (!isSame) await q.addFindings(db, companyId, { id: pair.id, recordId });
}
