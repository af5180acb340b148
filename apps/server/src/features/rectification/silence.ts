import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { DENIED_BY_SILENCE } from '@rondo/domain/rectification';
import type { Tx } from '../../platform/context.ts';
import { clearTurnsOf, followMoves } from '../process/index.ts';
import { stateOf } from './find.ts';
import * as q from './silence.queries.ts';
import { rectificationWaiting } from './waiting.queries.ts';

/** Denies the questions for more time that nobody has answered. Twice in the same minute changes nothing. */
export async function denyBySilence(tx: Tx): Promise<void> {
  const at = tx.now();
  const before = new Date(at.getTime() - LIMIT.rectification.askedHours * HOUR_MS);
  const denied = await q.dropQuestions(tx.db, tx.companyId, before, at).execute();
  const ids = denied.map(({ id }) => id);
  await clearTurnsOf(tx.db, tx.companyId, ids, 'review');
  await followMoves(
    tx,
    rectificationWaiting,
    denied.map(({ id, number, title, state }) => ({
      ...{ id, name: `${number} ${title}`, event: 'deny_extension', from: stateOf(state), to: stateOf(state) },
      data: { because: DENIED_BY_SILENCE },
    })),
  );
  for (const { id, business_on, shop_id } of denied)
    await tx.emit('rectification.moved', {
      ...{ rectificationId: id, event: 'deny_extension', byId: null, comment: null, because: DENIED_BY_SILENCE },
      ...{ businessOn: business_on, shopId: shop_id },
    });
}
