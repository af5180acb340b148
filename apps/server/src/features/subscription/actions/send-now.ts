import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi as api } from '@rondo/contract/subscription';
import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { subscriptionDeliveryMachine } from '@rondo/domain/subscription';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { beginRun } from '../run/begin-run.ts';
import * as runQueries from '../run.queries.ts';
import { oneOf, viewOf } from '../stored.ts';
import { findManaged } from '../subscription.present.ts';

export async function sendNow(
  { actor, once }: Context,
  { id, isTest, requestId }: Parsed<typeof api.sendNow>,
): Promise<{ runId: string }> {
  return once(requestId, 'subscription.send', async (tx) => {
    // Nobody waits, or makes others wait, for what they may not send.
    await findManaged({ db: tx.db, actor }, id);
    await oneAtATime(tx, id);
    const row = await findManaged({ db: tx.db, actor }, id);
    if (viewOf(row).state === 'ended') throw new AppError('MOVE_NOT_ALLOWED');
    await requireSeldom(tx, id);
    const kind = isTest ? 'test' : 'manual';
    const onlyTo = isTest ? { onlyTo: actor.memberId } : {};
    const runId = await beginRun(tx, row, actor, { kind, dueAt: tx.now(), byId: actor.memberId, ...onlyTo });
    if (!runId) throw new Error('a run by hand is always a new one');
    await tx.addHistory({ kind: 'subscription', id, name: row.name, event: isTest ? 'tested' : 'sent' });
    await runQueries.sendSoon(tx.db, tx.companyId);
    return { runId };
  });
}

/** What was frozen for somebody is sent to them again; what could not be made is tried anew. */
export async function resend(
  { actor, once }: Context,
  { deliveryId, requestId }: Parsed<typeof api.resend>,
): Promise<{ done: true }> {
  return once(requestId, 'subscription.resend', async (tx) => {
    const { db, companyId } = tx;
    const byId = runQueries.delivered(db, companyId).where('d.id', '=', deliveryId);
    const found = await byId.executeTakeFirst();
    if (!found) throw new AppError('NOT_FOUND');
    const { name } = await findManaged({ db: tx.db, actor }, found.subscription_id);
    await oneAtATime(tx, found.subscription_id);
    const row = await byId.executeTakeFirstOrThrow();
    await requireSeldom(tx, row.subscription_id);
    if (row.resent_at && row.resent_at > hourAgo(tx)) throw new AppError('SENT_OFTEN');
    const to = subscriptionDeliveryMachine.after(oneOf(subscriptionDeliveryMachine.states, row.state), 'retry');
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    const again = { state: to, tries: 0, next_try_at: tx.now(), error: null, resent_at: tx.now() };
    await runQueries.setDelivery(db, companyId, row.id, again).execute();
    await tx.addHistory({ kind: 'subscription', id: row.subscription_id, name, event: 'resent' });
    await runQueries.sendSoon(tx.db, tx.companyId);
    return { done: true };
  });
}

/** Whoever sends of a subscription by hand waits for the one before, so that each sees what was sent within the hour. */
const oneAtATime = (tx: Tx, id: string): Promise<unknown> => runQueries.hold(tx.db, tx.companyId, id).execute();

/** Nobody's mailbox is filled by somebody who presses a button again and again. */
async function requireSeldom(tx: Tx, id: string): Promise<void> {
  const { db, companyId } = tx;
  const sent = await runQueries.byHandSince(db, companyId, id, hourAgo(tx)).executeTakeFirstOrThrow();
  const resent = await runQueries.resentSince(db, companyId, id, hourAgo(tx)).executeTakeFirstOrThrow();
  if (sent.count + resent.count >= LIMIT.subscription.byHandAnHour) throw new AppError('SENT_OFTEN');
}

const hourAgo = ({ now }: Tx): Date => new Date(now().getTime() - HOUR_MS);
