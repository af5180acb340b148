import type { ENDED_BY_CORRECTION } from '@rondo/domain/rectification';
import type { Tx } from '../../platform/context.ts';
import { followMoves } from '../process/index.ts';
import { completeWaitedOut, holdTasks } from '../task/index.ts';
import * as q from './end-rectifications.queries.ts';
import { stateOf } from './find.ts';
import { rectificationWaiting } from './waiting.queries.ts';

/** Rectifications ended in one go. */
const CHUNK = 500;

/** The words of somebody, or a reason of the system that each reader gets in their own language. */
type Why = { comment: string } | { because: typeof ENDED_BY_CORRECTION };

/** Ends open rectifications whoever has them, in the caller's transaction, as ending one by hand does; answers how many. */
export async function endRectifications(tx: Tx, ids: readonly string[], why: Why): Promise<number> {
  let ended = 0;
  for (let at = 0; at < ids.length; at += CHUNK) ended += await end(tx, ids.slice(at, at + CHUNK), why);
  return ended;
}

async function end(tx: Tx, ids: readonly string[], why: Why): Promise<number> {
  const comment = 'comment' in why ? why.comment || null : null;
  const reason = 'because' in why ? why.because : why.comment;
  const tasks = (await q.tasksOf(tx.db, tx.companyId, ids).execute()).flatMap((row) => row.task_id ?? []);
  await holdTasks(tx, tasks);
  const ended = await q.endAll(tx.db, tx.companyId, ids, reason, tx.now()).execute();
  await followMoves(
    tx,
    rectificationWaiting,
    ended.map(({ id, number, title, from }) => ({
      id,
      name: `${number} ${title}`,
      event: 'end',
      from: stateOf(from),
      to: 'ended',
      comment,
      ...('because' in why ? { data: { because: why.because } } : {}),
    })),
  );
  const byId = tx.actor?.memberId ?? null;
  for (const { id, business_on, shop_id } of ended)
    await tx.emit('rectification.moved', {
      rectificationId: id,
      event: 'end',
      byId,
      comment,
      ...('because' in why ? { because: why.because } : {}),
      businessOn: business_on,
      shopId: shop_id,
    });
  await completeWaitedOut(tx, tasks);
  return ended.length;
}
