import type { Tx } from '../../platform/context.ts';
import type { PassedPart, Work } from '../../platform/in-hand.ts';
import { openSubscriptionsOf, ownedBy } from './in-hand.queries.ts';
import { pauseByClock } from './run/pause.ts';
import * as q from './run.queries.ts';

/**
 * Subscriptions that somebody made. They are work, so that they can also be ended; what is passed on is paused: its new owner answers
 * for what it sends to whom, and goes on with it.
 */
export const subscriptionInHand: Work = {
  is: 'work',
  kinds: ['subscription_own'],
  open: openSubscriptionsOf,
  hold: (db, companyId, memberId) => ownedBy(db, companyId, memberId).forUpdate().execute(),
  passOn,
  end: endAll,
};

async function passOn(tx: Tx, from: { id: string; name: string }, parts: readonly PassedPart[]): Promise<void> {
  const rows = await ownedBy(tx.db, tx.companyId, from.id).execute();
  for (const { id, to } of parts) {
    const row = rows.find((one) => one.id === id);
    if (!row || !to) continue;
    await pauseByClock(tx, row, 'leave', 'owner');
    await q.setByClock(tx.db, tx.companyId, id, { owner_id: to.id, updated_at: tx.now() }).execute();
    const changes = [{ field: 'creator', before: from.name, after: to.name }];
    await tx.addHistory({ kind: 'subscription', id, name: row.name, event: 'transfer', data: { changes } });
  }
}

/** Ends subscriptions whose owner leaves; answers how many were still open. */
async function endAll(tx: Tx, ids: readonly string[], reason: string): Promise<number> {
  let ended = 0;
  for (const id of ids) {
    const row = await q.hold(tx.db, tx.companyId, id).executeTakeFirst();
    const change = { state: 'ended', paused_for: null, next_at: null, updated_at: tx.now() };
    const moved = row && (await q.moveByClock(tx.db, tx.companyId, id, 'end', change).executeTakeFirst());
    if (!moved) continue;
    const entry = { kind: 'subscription', id, name: row.name, event: 'end', from: row.state, to: 'ended' } as const;
    await tx.addHistory({ ...entry, comment: reason || null });
    ended += 1;
  }
  return ended;
}
