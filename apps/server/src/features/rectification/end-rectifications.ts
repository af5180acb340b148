import type { ENDED_BY_CORRECTION } from '@rondo/domain/rectification';
import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { clearTurns } from '../turn/index.ts';
import * as q from './hand-over.queries.ts';

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
  const { db, companyId } = tx;
  const ended = await q.endAll(db, companyId, ids, 'because' in why ? why.because : why.comment, tx.now()).execute();
  await clearTurns(
    db,
    companyId,
    ended.map((row) => row.id),
  );
  await writeHistory(
    db,
    { companyId, at: tx.now(), newId: tx.newId, actor: tx.actor, ip: tx.ip || null, device: tx.device || null },
    ended.map(({ id, number, title, from }) => ({
      kind: 'rectification',
      id,
      name: `${number} ${title}`,
      event: 'end',
      from,
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
  return ended.length;
}
