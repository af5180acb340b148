import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { senderApi as api } from '@rondo/contract/sender';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { mayReach } from '../../../platform/outgoing.ts';
import type { SenderParts } from '../hand-out.ts';
import * as q from '../push.queries.ts';

/** The caller's browser is told while no page is open, as long as the session lasts; the oldest of many gives way. */
export const addBrowser =
  ({ settings }: Pick<SenderParts, 'settings'>) =>
  async (
    { actor, change, device }: Context,
    { endpoint, p256dh, auth }: Parsed<typeof api.addBrowser>,
  ): Promise<Output<typeof api.addBrowser>> => {
    if (!mayReach(endpoint, settings.outgoingLocal)) throw new AppError('SENDER_ADDRESS_REFUSED');
    return change(async (tx) => {
      const { companyId } = tx;
      const who = { company_id: companyId, member_id: actor.memberId, session_id: actor.sessionId };
      const keys = { endpoint, p256dh: p256dh.replace(/=+$/, ''), auth: auth.replace(/=+$/, '') };
      const row = { ...who, ...keys, id: tx.newId(), device, created_at: tx.now() };
      const kept = await q.put(tx.db, row).executeTakeFirstOrThrow();
      await q.forgetOldest(tx.db, actor, LIMIT.sender.browsers).execute();
      return kept;
    });
  };

export async function removeBrowser(
  { db, actor }: Context,
  { id }: Parsed<typeof api.removeBrowser>,
): Promise<{ done: true }> {
  const gone = await q.forgetOwn(db, actor, id).executeTakeFirst();
  if (!gone) throw new AppError('NOT_FOUND');
  return { done: true };
}
